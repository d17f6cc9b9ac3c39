-- AlterTable
ALTER TABLE "TableEntry" ADD COLUMN     "changes" TEXT,
ADD COLUMN     "readers" TEXT,
ADD COLUMN     "said" TEXT;
