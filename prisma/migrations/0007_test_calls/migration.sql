-- AlterTable
ALTER TABLE "test_line_codes" ADD COLUMN     "hear_key" TEXT NOT NULL;

-- CreateTable
CREATE TABLE "test_calls" (
    "call_sid" TEXT NOT NULL,
    "caller" TEXT,
    "account_id" TEXT,
    "test_line_id" TEXT,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "turns" INTEGER NOT NULL DEFAULT 0,
    "dialogue" JSONB,
    "relay_failures" INTEGER NOT NULL DEFAULT 0,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "test_calls_pkey" PRIMARY KEY ("call_sid")
);

-- CreateTable
CREATE TABLE "test_code_tries" (
    "caller" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "tries" INTEGER NOT NULL,

    CONSTRAINT "test_code_tries_pkey" PRIMARY KEY ("caller","day")
);

-- CreateTable
CREATE TABLE "shared_numbers" (
    "purpose" TEXT NOT NULL,
    "e164" TEXT NOT NULL,
    "carrier_id" TEXT NOT NULL,
    "bought_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shared_numbers_pkey" PRIMARY KEY ("purpose")
);

-- CreateIndex
CREATE INDEX "test_calls_at_idx" ON "test_calls"("at");

ALTER TABLE "test_calls"
  ADD CONSTRAINT "test_calls_test_line" CHECK (("account_id" IS NULL) = ("test_line_id" IS NULL)),
  ADD CONSTRAINT "test_calls_counts" CHECK ("tries" >= 0 AND "turns" >= 0 AND "relay_failures" >= 0);
ALTER TABLE "test_code_tries"
  ADD CONSTRAINT "test_code_tries_counted" CHECK ("tries" >= 0);
ALTER TABLE "shared_numbers"
  ADD CONSTRAINT "shared_numbers_e164" CHECK ("e164" ~ '^\+[1-9]\d{6,14}$');
