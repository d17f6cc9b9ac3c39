-- CreateTable
CREATE TABLE "Sheet" (
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "sealed" BOOLEAN NOT NULL,
    "userId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Sheet_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Sheet_battleId_side_name_key" ON "Sheet"("battleId", "side", "name");

-- AddForeignKey
ALTER TABLE "Sheet" ADD CONSTRAINT "Sheet_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A deployment is the sheet of that name.
INSERT INTO "Sheet" ("id", "battleId", "side", "name", "text", "sealed", "userId", "at") SELECT "id", "battleId", "side", 'deployment', "text", "sealed", "userId", "at" FROM "Deployment";

-- DropForeignKey
ALTER TABLE "Deployment" DROP CONSTRAINT "Deployment_battleId_fkey";

-- DropTable
DROP TABLE "Deployment";
