-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "digest_due_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "phone_lines" ADD COLUMN     "forwarding_reminder_due_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "text_messages" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "body" TEXT,
    "sending_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "provider_message_id" TEXT,
    "not_sent_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "text_messages_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "text_messages_account_id_about_to_key" ON "text_messages"("account_id", "about", "to");

-- CreateIndex
CREATE INDEX "accounts_digest_due_at_idx" ON "accounts"("digest_due_at");

-- CreateIndex
CREATE INDEX "phone_lines_forwarding_reminder_due_at_idx" ON "phone_lines"("forwarding_reminder_due_at");

-- AddForeignKey
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "text_messages"
  ADD CONSTRAINT "text_messages_to" CHECK ("to" ~ '^\+[1-9][0-9]{6,14}$'),
  ADD CONSTRAINT "text_messages_one_end" CHECK ("sent_at" IS NULL OR "not_sent_reason" IS NULL);

-- Who has a line already is told of it from tomorrow morning on, in the time of the first.
UPDATE "accounts" a SET "digest_due_at" = (
  SELECT (date_trunc('day', now() AT TIME ZONE l."time_zone") + interval '1 day 7 hours') AT TIME ZONE l."time_zone"
    FROM "phone_lines" l
   WHERE l."account_id" = a."id" AND l."status" = 'live'
   ORDER BY l."live_at", l."id" LIMIT 1);
UPDATE "phone_lines" SET "forwarding_reminder_due_at" = "live_at" + interval '3 days'
 WHERE "status" = 'live' AND "forwarding_seen_at" IS NULL;
