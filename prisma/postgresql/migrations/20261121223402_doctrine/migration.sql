-- CreateTable
CREATE TABLE "Doctrine" (
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Doctrine_pkey" PRIMARY KEY ("userId")
);
