-- CreateTable
CREATE TABLE "Battle" (
    "id" TEXT NOT NULL,
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
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Battle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Place" (
    "channelId" TEXT NOT NULL,
    "guildId" TEXT,
    "battleId" TEXT NOT NULL,

    CONSTRAINT "Place_pkey" PRIMARY KEY ("channelId")
);

-- CreateTable
CREATE TABLE "Seat" (
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "userName" TEXT NOT NULL,
    "joinedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Entry" (
    "id" TEXT NOT NULL,
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
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TableEntry" (
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" TEXT,
    "data" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "TableEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Waiting" (
    "battleId" TEXT NOT NULL,
    "no" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "userId" TEXT,
    "text" TEXT NOT NULL,
    "transcript" TEXT NOT NULL,
    "filed" TEXT NOT NULL,
    "question" TEXT,
    "rest" TEXT NOT NULL,
    "askedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Waiting_pkey" PRIMARY KEY ("battleId")
);

-- CreateTable
CREATE TABLE "Draft" (
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Outbox" (
    "id" TEXT NOT NULL,
    "battleId" TEXT,
    "channelId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "post" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "leasedUntil" TIMESTAMP(3),
    "leasedBy" TEXT,
    "attempts" INTEGER NOT NULL,
    "messageId" TEXT,
    "error" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seen" (
    "interactionId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Seen_pkey" PRIMARY KEY ("interactionId")
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

-- AddForeignKey
ALTER TABLE "Place" ADD CONSTRAINT "Place_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TableEntry" ADD CONSTRAINT "TableEntry_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Waiting" ADD CONSTRAINT "Waiting_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Outbox" ADD CONSTRAINT "Outbox_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
