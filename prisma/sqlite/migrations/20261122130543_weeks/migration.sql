-- CreateTable
CREATE TABLE "Person" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "settings" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Standing" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "unit" TEXT,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "afterSeq" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "Standing_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Plan" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "orders" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "Plan_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Deadline" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "duty" TEXT NOT NULL,
    "no" INTEGER NOT NULL,
    "stage" INTEGER NOT NULL,
    "leftMs" REAL,
    "dueAt" DATETIME,
    "remindAt" DATETIME,
    "at" DATETIME NOT NULL,
    CONSTRAINT "Deadline_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Motion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "votes" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "Motion_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Place" (
    "channelId" TEXT NOT NULL PRIMARY KEY,
    "guildId" TEXT,
    "battleId" TEXT NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'channel',
    "side" TEXT,
    "userId" TEXT,
    "statusId" TEXT,
    CONSTRAINT "Place_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Place" ("battleId", "channelId", "guildId") SELECT "battleId", "channelId", "guildId" FROM "Place";
DROP TABLE "Place";
ALTER TABLE "new_Place" RENAME TO "Place";
CREATE INDEX "Place_battleId_idx" ON "Place"("battleId");
CREATE TABLE "new_Seat" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "userName" TEXT NOT NULL,
    "joinedAt" DATETIME NOT NULL,
    "chief" BOOLEAN NOT NULL DEFAULT true,
    "units" TEXT NOT NULL DEFAULT '[]',
    "points" INTEGER,
    "done" BOOLEAN NOT NULL DEFAULT false,
    "deputy" TEXT,
    "seen" INTEGER NOT NULL DEFAULT 0,
    "missed" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "Seat_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Seat" ("battleId", "id", "joinedAt", "side", "userId", "userName") SELECT "battleId", "id", "joinedAt", "side", "userId", "userName" FROM "Seat";
DROP TABLE "Seat";
ALTER TABLE "new_Seat" RENAME TO "Seat";
CREATE INDEX "Seat_userId_idx" ON "Seat"("userId");
CREATE UNIQUE INDEX "Seat_battleId_side_userId_key" ON "Seat"("battleId", "side", "userId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

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
