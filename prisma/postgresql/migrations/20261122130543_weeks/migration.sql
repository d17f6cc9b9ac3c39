-- AlterTable
ALTER TABLE "Place" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'channel',
ADD COLUMN     "side" TEXT,
ADD COLUMN     "statusId" TEXT,
ADD COLUMN     "userId" TEXT;

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "chief" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "deputy" TEXT,
ADD COLUMN     "done" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "missed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "points" INTEGER,
ADD COLUMN     "seen" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "units" TEXT NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "Person" (
    "userId" TEXT NOT NULL,
    "settings" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Standing" (
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "unit" TEXT,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "afterSeq" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Standing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Plan" (
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "orders" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Plan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Deadline" (
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "duty" TEXT NOT NULL,
    "no" INTEGER NOT NULL,
    "stage" INTEGER NOT NULL,
    "leftMs" DOUBLE PRECISION,
    "dueAt" TIMESTAMP(3),
    "remindAt" TIMESTAMP(3),
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Deadline_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Motion" (
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "votes" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Motion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Standing_battleId_idx" ON "Standing"("battleId");

-- CreateIndex
CREATE UNIQUE INDEX "Plan_battleId_side_userId_key" ON "Plan"("battleId", "side", "userId");

-- CreateIndex
CREATE INDEX "Deadline_battleId_idx" ON "Deadline"("battleId");

-- CreateIndex
CREATE INDEX "Deadline_dueAt_idx" ON "Deadline"("dueAt");

-- CreateIndex
CREATE INDEX "Deadline_remindAt_idx" ON "Deadline"("remindAt");

-- CreateIndex
CREATE INDEX "Motion_battleId_idx" ON "Motion"("battleId");

-- CreateIndex
CREATE INDEX "Seat_userId_idx" ON "Seat"("userId");

-- AddForeignKey
ALTER TABLE "Standing" ADD CONSTRAINT "Standing_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deadline" ADD CONSTRAINT "Deadline_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Motion" ADD CONSTRAINT "Motion_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
