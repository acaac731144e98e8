-- AlterTable
ALTER TABLE "calls" ADD COLUMN     "turns" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "caller_questions" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "call_id" TEXT,
    "asked_in" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "dismissed_at" TIMESTAMPTZ(3),

    CONSTRAINT "caller_questions_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateIndex
CREATE INDEX "caller_questions_account_id_line_id_at_idx" ON "caller_questions"("account_id", "line_id", "at");

-- CreateIndex
CREATE INDEX "caller_questions_account_id_call_id_idx" ON "caller_questions"("account_id", "call_id");

-- CreateIndex
CREATE UNIQUE INDEX "caller_questions_account_id_line_id_asked_in_words_key" ON "caller_questions"("account_id", "line_id", "asked_in", "words");

-- AddForeignKey
ALTER TABLE "caller_questions" ADD CONSTRAINT "caller_questions_account_id_line_id_fkey" FOREIGN KEY ("account_id", "line_id") REFERENCES "phone_lines"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "caller_questions" ADD CONSTRAINT "caller_questions_account_id_call_id_fkey" FOREIGN KEY ("account_id", "call_id") REFERENCES "calls"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "caller_questions"
  ADD CONSTRAINT "caller_questions_words" CHECK (char_length("words") BETWEEN 1 AND 300),
  ADD CONSTRAINT "caller_questions_one_end" CHECK ("answered_at" IS NULL OR "dismissed_at" IS NULL);

-- A talk with an agent has a row before its first turn is stored, as a call has.
ALTER TABLE "agent_conversations"
  DROP CONSTRAINT "agent_conversations_turns",
  ADD CONSTRAINT "agent_conversations_turns" CHECK ("turns" >= 0);
