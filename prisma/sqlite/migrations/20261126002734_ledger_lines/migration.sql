-- AlterTable
ALTER TABLE "TableEntry" ADD COLUMN "changes" TEXT;
ALTER TABLE "TableEntry" ADD COLUMN "readers" TEXT;
ALTER TABLE "TableEntry" ADD COLUMN "said" TEXT;
