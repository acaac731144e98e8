-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "retention_days" INTEGER;

-- AlterTable
ALTER TABLE "calls" ADD COLUMN     "words" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "words" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "calls_account_id_at_id_idx" ON "calls"("account_id", "at", "id");

-- CreateIndex
CREATE INDEX "messages_account_id_at_id_idx" ON "messages"("account_id", "at", "id");

ALTER TABLE "accounts"
  ADD CONSTRAINT "accounts_retention_days" CHECK ("retention_days" BETWEEN 1 AND 3650);
CREATE INDEX "accounts_with_retention" ON "accounts" ("id") WHERE "retention_days" IS NOT NULL;

-- What stands on top of the owner's list: few, however many messages there were.
CREATE INDEX "messages_urgent_waiting" ON "messages" ("account_id", "at", "id") WHERE "urgent" AND "handled_at" IS NULL;

-- What was taken before there was a search is found by its words as they stand.
UPDATE "messages" SET "words" = ARRAY(
  SELECT DISTINCT word FROM regexp_split_to_table(lower(concat_ws(' ', "name", "phone", "message")), '[^[:alnum:]]+') word
   WHERE word <> '');
UPDATE "calls" c SET "words" = ARRAY(
  SELECT DISTINCT word FROM regexp_split_to_table(lower(concat_ws(' ', c."caller", c."summary",
    (SELECT string_agg(t."text", ' ') FROM "call_turns" t
      WHERE t."account_id" = c."account_id" AND t."call_id" = c."id"))), '[^[:alnum:]]+') word
   WHERE word <> '');

-- The account is a word of each row, so that a search never meets another account's; no word has its underscore.
CREATE INDEX "calls_words" ON "calls" USING gin (array_to_tsvector("words" || "account_id"));
CREATE INDEX "messages_words" ON "messages" USING gin (array_to_tsvector("words" || "account_id"));
