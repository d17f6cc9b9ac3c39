-- AlterTable
ALTER TABLE "Waiting" ADD COLUMN     "afterSeq" INTEGER;
