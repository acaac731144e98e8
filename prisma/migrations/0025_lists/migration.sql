-- AlterTable
ALTER TABLE "calls" ADD COLUMN     "answered_questions" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "meetings" ADD COLUMN     "words" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "calls_account_id_outcome_at_id_idx" ON "calls"("account_id", "outcome", "at", "id");

-- Questions were not counted before; there are at least as many as calls that ended with an answer.
UPDATE "calls" SET "answered_questions" = 1 WHERE "outcome" = 'answered';

-- What lists are narrowed to: few, however many there are in all.
CREATE INDEX "messages_not_handled" ON "messages" ("account_id", "at", "id") WHERE "handled_at" IS NULL;
CREATE INDEX "messages_urgent" ON "messages" ("account_id", "at", "id") WHERE "urgent";
CREATE INDEX "calls_urgent" ON "calls" ("account_id", "at", "id") WHERE "urgent";
CREATE INDEX "calls_going_on" ON "calls" ("account_id", "at") WHERE "status" = 'in_progress';
CREATE INDEX "caller_questions_open" ON "caller_questions" ("account_id", "at", "id")
  WHERE "answered_at" IS NULL AND "dismissed_at" IS NULL;

-- A meeting that is over is found by its words from now on, as calls are; of those before, by the words as they stand.
UPDATE "meetings" m SET "words" = ARRAY(
  SELECT DISTINCT word FROM regexp_split_to_table(lower(concat_ws(' ', m."title",
    (SELECT concat_ws(' ', r."summary", jsonb_path_query_array(r."decisions", '$[*].text'),
             jsonb_path_query_array(r."action_items", '$[*].text'), jsonb_path_query_array(r."action_items", '$[*].owner'),
             jsonb_path_query_array(r."open_questions", '$[*].text')) FROM "recaps" r
      WHERE r."account_id" = m."account_id" AND r."meeting_id" = m."id"),
    (SELECT string_agg(concat_ws(' ', s."speaker", s."text"), ' ') FROM "meeting_segments" s
      WHERE s."account_id" = m."account_id" AND s."meeting_id" = m."id"))), '[^[:alnum:]]+') word
   WHERE word <> '' AND length(word) <= 64);
CREATE INDEX "meetings_words" ON "meetings" USING gin (array_to_tsvector("words" || "account_id"));
