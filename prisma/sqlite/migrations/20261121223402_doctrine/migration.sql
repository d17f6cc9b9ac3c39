-- CreateTable
CREATE TABLE "Doctrine" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);
