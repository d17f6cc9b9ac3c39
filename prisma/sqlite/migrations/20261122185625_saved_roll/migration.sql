-- CreateTable
CREATE TABLE "SavedRoll" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "SavedRoll_userId_name_key" ON "SavedRoll"("userId", "name");
