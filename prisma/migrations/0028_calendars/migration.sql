-- CreateEnum
CREATE TYPE "occurrence_problem" AS ENUM ('no_minutes', 'link_taken', 'refused');

-- CreateTable
CREATE TABLE "calendars" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT,
    "host" TEXT NOT NULL,
    "address" BYTEA NOT NULL,
    "address_hash" BYTEA NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "max_minutes" INTEGER,
    "recipients" TEXT[],
    "etag" TEXT,
    "last_modified" TEXT,
    "asked_at" TIMESTAMPTZ(3),
    "read_at" TIMESTAMPTZ(3),
    "whole_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),
    "problem" TEXT,
    "failure_told_at" TIMESTAMPTZ(3),
    "minutes_told_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calendars_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "calendar_occurrences" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "calendar_id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "recurrence" TEXT NOT NULL,
    "title" TEXT,
    "meeting_url" TEXT NOT NULL,
    "meeting_key" TEXT NOT NULL,
    "provider" "meeting_provider" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "moved_from" TIMESTAMPTZ(3),
    "skipped_at" TIMESTAMPTZ(3),
    "gone_at" TIMESTAMPTZ(3),
    "meeting_id" TEXT,
    "by_hand" BOOLEAN NOT NULL DEFAULT false,
    "problem" "occurrence_problem",
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calendar_occurrences_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "calendars_account_id_address_hash_key" ON "calendars"("account_id", "address_hash");

-- CreateIndex
CREATE INDEX "calendar_occurrences_account_id_meeting_key_starts_at_idx" ON "calendar_occurrences"("account_id", "meeting_key", "starts_at");

-- CreateIndex
CREATE INDEX "calendar_occurrences_ends_at_idx" ON "calendar_occurrences"("ends_at");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_occurrences_account_id_calendar_id_uid_recurrence_key" ON "calendar_occurrences"("account_id", "calendar_id", "uid", "recurrence");

-- AddForeignKey
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_occurrences" ADD CONSTRAINT "calendar_occurrences_account_id_calendar_id_fkey" FOREIGN KEY ("account_id", "calendar_id") REFERENCES "calendars"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What must hold, whatever the code does.
ALTER TABLE "calendars"
  ADD CONSTRAINT "calendars_max_minutes" CHECK ("max_minutes" BETWEEN 1 AND 240),
  ADD CONSTRAINT "calendars_failing_since" CHECK (("failures" = 0) = ("failing_since" IS NULL));
ALTER TABLE "calendar_occurrences"
  ADD CONSTRAINT "calendar_occurrences_end_after_start" CHECK ("ends_at" > "starts_at"),
  ADD CONSTRAINT "calendar_occurrences_by_hand_is_a_meeting" CHECK (NOT "by_hand" OR "meeting_id" IS NOT NULL);

-- The few that are on, by when they are read next.
CREATE INDEX "calendars_due" ON "calendars" ("due_at") WHERE "enabled";

-- What still waits for a note-taker, by when it begins.
CREATE INDEX "calendar_occurrences_to_book" ON "calendar_occurrences" ("starts_at")
  WHERE "meeting_id" IS NULL AND "skipped_at" IS NULL AND "gone_at" IS NULL;
