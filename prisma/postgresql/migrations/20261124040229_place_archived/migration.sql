-- AlterTable
ALTER TABLE "Place" ADD COLUMN     "archived" BOOLEAN NOT NULL DEFAULT false;
