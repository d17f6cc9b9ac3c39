-- CreateTable
CREATE TABLE "Army" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "userName" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "cost" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "guildId" TEXT,
    "building" TEXT NOT NULL DEFAULT '{}',
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Army_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Deployment" (
    "id" TEXT NOT NULL,
    "battleId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "sealed" BOOLEAN NOT NULL,
    "userId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Deployment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Army_guildId_idx" ON "Army"("guildId");

-- CreateIndex
CREATE UNIQUE INDEX "Army_userId_name_key" ON "Army"("userId", "name");

-- CreateIndex
CREATE UNIQUE INDEX "Deployment_battleId_side_key" ON "Deployment"("battleId", "side");

-- AddForeignKey
ALTER TABLE "Deployment" ADD CONSTRAINT "Deployment_battleId_fkey" FOREIGN KEY ("battleId") REFERENCES "Battle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
