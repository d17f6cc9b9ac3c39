-- CreateTable
CREATE TABLE "Battle" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "guildId" TEXT,
    "language" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "scenario" TEXT NOT NULL,
    "options" TEXT NOT NULL,
    "openedBy" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "tableSeq" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "secretHash" TEXT NOT NULL,
    "salts" TEXT NOT NULL,
    "head" TEXT NOT NULL,
    "told" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "dice" INTEGER NOT NULL,
    "rulesVersion" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Place" (
    "channelId" TEXT NOT NULL PRIMARY KEY,
    "guildId" TEXT,
    "battleId" TEXT NOT NULL,
    CONSTRAINT "Place_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Seat" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "userName" TEXT NOT NULL,
    "joinedAt" DATETIME NOT NULL,
    CONSTRAINT "Seat_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Entry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "side" TEXT,
    "userId" TEXT,
    "text" TEXT NOT NULL,
    "transcript" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "previous" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "rulesVersion" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "Entry_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TableEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" TEXT,
    "data" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "TableEntry_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Waiting" (
    "battleId" TEXT NOT NULL PRIMARY KEY,
    "no" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "userId" TEXT,
    "text" TEXT NOT NULL,
    "transcript" TEXT NOT NULL,
    "filed" TEXT NOT NULL,
    "question" TEXT,
    "rest" TEXT NOT NULL,
    "askedAt" DATETIME NOT NULL,
    CONSTRAINT "Waiting_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Draft" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "Draft_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Outbox" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT,
    "channelId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "post" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "leasedUntil" DATETIME,
    "leasedBy" TEXT,
    "attempts" INTEGER NOT NULL,
    "messageId" TEXT,
    "error" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Outbox_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Seen" (
    "interactionId" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "Battle_status_idx" ON "Battle"("status");

-- CreateIndex
CREATE INDEX "Place_battleId_idx" ON "Place"("battleId");

-- CreateIndex
CREATE UNIQUE INDEX "Seat_battleId_side_userId_key" ON "Seat"("battleId", "side", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_battleId_seq_key" ON "Entry"("battleId", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "TableEntry_battleId_seq_key" ON "TableEntry"("battleId", "seq");

-- CreateIndex
CREATE INDEX "Draft_at_idx" ON "Draft"("at");

-- CreateIndex
CREATE INDEX "Outbox_state_channelId_number_idx" ON "Outbox"("state", "channelId", "number");

-- CreateIndex
CREATE INDEX "Outbox_battleId_state_idx" ON "Outbox"("battleId", "state");

-- CreateIndex
CREATE UNIQUE INDEX "Outbox_channelId_number_key" ON "Outbox"("channelId", "number");

-- CreateIndex
CREATE INDEX "Seen_at_idx" ON "Seen"("at");
