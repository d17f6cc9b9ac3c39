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
    "archived" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Place_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Place" ("battleId", "channelId", "guildId", "kind", "side", "statusId", "userId") SELECT "battleId", "channelId", "guildId", "kind", "side", "statusId", "userId" FROM "Place";
DROP TABLE "Place";
ALTER TABLE "new_Place" RENAME TO "Place";
CREATE INDEX "Place_battleId_idx" ON "Place"("battleId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
