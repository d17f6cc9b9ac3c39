-- CreateTable
CREATE TABLE "Sheet" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "battleId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "sealed" BOOLEAN NOT NULL,
    "userId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "Sheet_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Sheet_battleId_side_name_key" ON "Sheet"("battleId", "side", "name");

-- A deployment is the sheet of that name.
INSERT INTO "Sheet" ("id", "battleId", "side", "name", "text", "sealed", "userId", "at") SELECT "id", "battleId", "side", 'deployment', "text", "sealed", "userId", "at" FROM "Deployment";

-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "Deployment";
PRAGMA foreign_keys=on;
