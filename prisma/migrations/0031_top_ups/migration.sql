-- CreateEnum
CREATE TYPE "top_up_status" AS ENUM ('awaiting_card', 'on', 'paused');

-- CreateEnum
CREATE TYPE "top_up_problem" AS ENUM ('declined', 'authentication_required', 'card_gone', 'not_reached');

-- AlterTable
ALTER TABLE "purchases" ADD COLUMN     "dip_seq" INTEGER,
ADD COLUMN     "tried_customer_id" TEXT,
ALTER COLUMN "checkout_session_id" DROP NOT NULL,
ALTER COLUMN "checkout_url" DROP NOT NULL;

-- CreateTable
CREATE TABLE "top_ups" (
    "account_id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "status" "top_up_status" NOT NULL,
    "problem" "top_up_problem",
    "pack" TEXT NOT NULL,
    "threshold_seconds" INTEGER NOT NULL,
    "packs_per_month" INTEGER NOT NULL,
    "customer_id" TEXT,
    "payment_method_id" TEXT,
    "set_up_session_id" TEXT,
    "set_up_url" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "top_ups_pkey" PRIMARY KEY ("account_id","line_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "purchases_account_id_wallet_id_dip_seq_key" ON "purchases"("account_id", "wallet_id", "dip_seq");

-- AddForeignKey
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_account_id_line_id_fkey" FOREIGN KEY ("account_id", "line_id") REFERENCES "phone_lines"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "purchases"
  ADD CONSTRAINT "purchases_page_or_top_up" CHECK (("dip_seq" IS NULL) = ("checkout_session_id" IS NOT NULL)),
  ADD CONSTRAINT "purchases_page_whole" CHECK (("checkout_session_id" IS NULL) = ("checkout_url" IS NULL));

-- While a top-up of a line is under way, no other begins.
CREATE UNIQUE INDEX "purchases_one_open_top_up" ON "purchases" ("account_id", "wallet_id")
  WHERE "dip_seq" IS NOT NULL AND "status" = 'open';

ALTER TABLE "top_ups"
  ADD CONSTRAINT "top_ups_threshold" CHECK ("threshold_seconds" > 0),
  ADD CONSTRAINT "top_ups_packs" CHECK ("packs_per_month" > 0),
  ADD CONSTRAINT "top_ups_card_whole" CHECK (("customer_id" IS NULL) = ("payment_method_id" IS NULL)),
  ADD CONSTRAINT "top_ups_card_before_on" CHECK (("status" = 'awaiting_card') = ("customer_id" IS NULL)),
  ADD CONSTRAINT "top_ups_paused_why" CHECK (("status" = 'paused') = ("problem" IS NOT NULL)),
  ADD CONSTRAINT "top_ups_page_whole" CHECK (("set_up_session_id" IS NULL) = ("set_up_url" IS NULL));

CREATE INDEX "top_ups_card_being_saved" ON "top_ups" ("set_up_session_id") WHERE "set_up_session_id" IS NOT NULL;
