-- CreateEnum
CREATE TYPE "contact_mark" AS ENUM ('vip', 'blocked');

-- CreateEnum
CREATE TYPE "contact_name_source" AS ENUM ('owner', 'import');

-- AlterTable
ALTER TABLE "phone_lines" ADD COLUMN     "greets_by_name" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "contacts" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "name" TEXT,
    "name_source" "contact_name_source",
    "heard_name" TEXT,
    "heard_call_id" TEXT,
    "notes" TEXT,
    "mark" "contact_mark",
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "words" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "contacts_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateIndex
CREATE INDEX "contacts_account_id_seen_at_id_idx" ON "contacts"("account_id", "seen_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "contacts_account_id_phone_key" ON "contacts"("account_id", "phone");

-- CreateIndex
CREATE INDEX "calls_account_id_caller_at_id_idx" ON "calls"("account_id", "caller", "at", "id");

-- CreateIndex
CREATE INDEX "messages_account_id_phone_at_id_idx" ON "messages"("account_id", "phone", "at", "id");

-- AddForeignKey
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What must hold, whatever the code does.
ALTER TABLE "contacts"
  ADD CONSTRAINT "contacts_phone_e164" CHECK ("phone" ~ '^\+[1-9]\d{6,14}$'),
  ADD CONSTRAINT "contacts_name_has_source" CHECK (("name" IS NULL) = ("name_source" IS NULL)),
  ADD CONSTRAINT "contacts_heard_in_a_call" CHECK (("heard_name" IS NULL) = ("heard_call_id" IS NULL));

-- The few that are marked, as the owner lists them.
CREATE INDEX "contacts_marked" ON "contacts" ("account_id", "mark", "seen_at", "id") WHERE "mark" IS NOT NULL;

-- The account is a word of each row, so that a search never meets another account's.
CREATE INDEX "contacts_words" ON "contacts" USING gin (array_to_tsvector("words" || "account_id"));
