-- CreateEnum
CREATE TYPE "reversal_kind" AS ENUM ('refund', 'dispute');

-- CreateEnum
CREATE TYPE "reversal_standing" AS ENUM ('taken', 'lost', 'returned');

-- AlterTable
ALTER TABLE "purchases" ADD COLUMN     "payment_id" TEXT,
ADD COLUMN     "refund_due_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "payment_reversals" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "purchase_id" TEXT NOT NULL,
    "kind" "reversal_kind" NOT NULL,
    "standing" "reversal_standing" NOT NULL,
    "cents" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_reversals_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateIndex
CREATE INDEX "payment_reversals_account_id_purchase_id_idx" ON "payment_reversals"("account_id", "purchase_id");

-- AddForeignKey
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_account_id_purchase_id_fkey" FOREIGN KEY ("account_id", "purchase_id") REFERENCES "purchases"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "payment_reversals"
  ADD CONSTRAINT "payment_reversals_cents" CHECK ("cents" > 0),
  ADD CONSTRAINT "payment_reversals_refund_is_not_lost" CHECK ("kind" = 'dispute' OR "standing" <> 'lost');

-- A refund or a dispute has happened, so it takes minutes back that are set aside or used: the balance may go below what
-- is set aside, and below zero. What sets minutes aside still asks for as many (src/billing/ledger.ts).
ALTER TABLE "wallets"
  DROP CONSTRAINT "wallets_reserved_within",
  ADD CONSTRAINT "wallets_reserved_within" CHECK ("reserved_seconds" >= 0);
