-- CreateTable
CREATE TABLE "Participant" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "no" INTEGER NOT NULL,
    "userId" TEXT,
    "userName" TEXT,
    CONSTRAINT "Participant_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Battle" (
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
    "form" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_Battle" ("createdAt", "dice", "guildId", "head", "id", "language", "openedBy", "options", "position", "revision", "rulesVersion", "ruleset", "salts", "scenario", "secret", "secretHash", "seq", "state", "status", "tableSeq", "told", "updatedAt") SELECT "createdAt", "dice", "guildId", "head", "id", "language", "openedBy", "options", "position", "revision", "rulesVersion", "ruleset", "salts", "scenario", "secret", "secretHash", "seq", "state", "status", "tableSeq", "told", "updatedAt" FROM "Battle";
DROP TABLE "Battle";
ALTER TABLE "new_Battle" RENAME TO "Battle";
CREATE INDEX "Battle_status_idx" ON "Battle"("status");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "Participant_battleId_no_key" ON "Participant"("battleId", "no");

-- CreateIndex
CREATE UNIQUE INDEX "Participant_battleId_userId_key" ON "Participant"("battleId", "userId");
