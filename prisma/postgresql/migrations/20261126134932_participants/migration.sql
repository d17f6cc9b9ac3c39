-- AlterTable
ALTER TABLE "Battle" ADD COLUMN     "form" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "Participant" (
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "no" INTEGER NOT NULL,
    "userId" TEXT,
    "userName" TEXT,

    CONSTRAINT "Participant_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Participant_battleId_no_key" ON "Participant"("battleId", "no");

-- CreateIndex
CREATE UNIQUE INDEX "Participant_battleId_userId_key" ON "Participant"("battleId", "userId");

-- AddForeignKey
ALTER TABLE "Participant" ADD CONSTRAINT "Participant_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
