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
    "position" INTEGER NOT NULL DEFAULT 0,
    "dice" INTEGER NOT NULL DEFAULT 0,
    "rulesVersion" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_Battle" ("createdAt", "guildId", "head", "id", "language", "openedBy", "options", "revision", "rulesVersion", "ruleset", "salts", "scenario", "secret", "secretHash", "seq", "state", "status", "tableSeq", "told", "updatedAt") SELECT "createdAt", "guildId", "head", "id", "language", "openedBy", "options", "revision", "rulesVersion", "ruleset", "salts", "scenario", "secret", "secretHash", "seq", "state", "status", "tableSeq", "told", "updatedAt" FROM "Battle";
DROP TABLE "Battle";
ALTER TABLE "new_Battle" RENAME TO "Battle";
CREATE INDEX "Battle_status_idx" ON "Battle"("status");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
