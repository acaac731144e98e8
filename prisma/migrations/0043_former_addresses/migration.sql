-- CreateTable
CREATE TABLE "former_addresses" (
    "hash" TEXT NOT NULL,
    "closed_at" TIMESTAMPTZ(3) NOT NULL,
    "test_lines" INTEGER NOT NULL,

    CONSTRAINT "former_addresses_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "former_addresses_closed_at_idx" ON "former_addresses"("closed_at");

ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_test_lines_check" CHECK ("test_lines" >= 0);
