-- AlterTable
ALTER TABLE "Entry" ADD COLUMN     "open" TEXT;
