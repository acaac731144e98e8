-- CreateEnum
CREATE TYPE "line_status" AS ENUM ('awaiting_payment', 'setting_up', 'queued', 'live', 'closed');

-- CreateEnum
CREATE TYPE "purchase_status" AS ENUM ('open', 'paid', 'expired', 'refunded');

-- CreateEnum
CREATE TYPE "wallet_kind" AS ENUM ('line', 'meetings');

-- CreateEnum
CREATE TYPE "ledger_kind" AS ENUM ('pack_bought', 'call_charged', 'meeting_reserved', 'meeting_charged', 'meeting_released', 'free_minutes', 'adjusted');

-- CreateEnum
CREATE TYPE "call_status" AS ENUM ('in_progress', 'ended');

-- CreateEnum
CREATE TYPE "call_outcome" AS ENUM ('message_taken', 'answered', 'hung_up', 'spam', 'nothing_said', 'voicemail', 'turned_away');

-- CreateEnum
CREATE TYPE "speaker" AS ENUM ('line', 'caller');

-- CreateEnum
CREATE TYPE "message_source" AS ENUM ('phone', 'voicemail', 'agent');

-- CreateEnum
CREATE TYPE "meeting_state" AS ENUM ('scheduled', 'confirming', 'joining', 'waiting_room', 'in_meeting', 'processing', 'done', 'cancelled', 'failed');

-- CreateEnum
CREATE TYPE "meeting_provider" AS ENUM ('zoom', 'google_meet', 'microsoft_teams');

-- CreateEnum
CREATE TYPE "meeting_fault" AS ENUM ('ours', 'host', 'caller');

-- CreateEnum
CREATE TYPE "recap_status" AS ENUM ('done', 'failed');

-- CreateEnum
CREATE TYPE "delivery_status" AS ENUM ('pending', 'sent', 'delivered', 'bounced');

-- CreateEnum
CREATE TYPE "provider" AS ENUM ('stripe', 'twilio', 'postmark', 'recall', 'attendee');

-- CreateTable
CREATE TABLE "accounts" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identities" (
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identities_pkey" PRIMARY KEY ("issuer","subject")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "hint" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_recipients" (
    "account_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_recipients_pkey" PRIMARY KEY ("account_id","email")
);

-- CreateTable
CREATE TABLE "phone_lines" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "status" "line_status" NOT NULL,
    "business_name" TEXT NOT NULL,
    "business_phone" TEXT NOT NULL,
    "owner_mobile" TEXT NOT NULL,
    "terms_confirmed_at" TIMESTAMPTZ(3) NOT NULL,
    "city" TEXT,
    "description" TEXT,
    "services" TEXT[],
    "extra" TEXT,
    "languages" TEXT[],
    "hours" JSONB NOT NULL,
    "time_zone" TEXT NOT NULL,
    "number" TEXT,
    "forwarding_seen_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "live_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "phone_lines_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "phone_numbers" (
    "e164" TEXT NOT NULL,
    "carrier_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "bought_at" TIMESTAMPTZ(3) NOT NULL,
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "phone_numbers_pkey" PRIMARY KEY ("e164")
);

-- CreateTable
CREATE TABLE "purchases" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "wallet_id" TEXT NOT NULL,
    "line_id" TEXT,
    "pack" TEXT NOT NULL,
    "seconds" INTEGER NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "status" "purchase_status" NOT NULL,
    "checkout_session_id" TEXT NOT NULL,
    "checkout_url" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "purchases_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "wallets" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" "wallet_kind" NOT NULL,
    "balance_seconds" INTEGER NOT NULL DEFAULT 0,
    "reserved_seconds" INTEGER NOT NULL DEFAULT 0,
    "free_seconds" INTEGER NOT NULL DEFAULT 0,
    "last_seq" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "wallets_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "account_id" TEXT NOT NULL,
    "wallet_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" "ledger_kind" NOT NULL,
    "source_id" TEXT NOT NULL,
    "seconds" INTEGER NOT NULL,
    "reserved_seconds" INTEGER NOT NULL,
    "balance_after_seconds" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("account_id","wallet_id","seq")
);

-- CreateTable
CREATE TABLE "calls" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "call_sid" TEXT NOT NULL,
    "status" "call_status" NOT NULL,
    "caller" TEXT,
    "forwarded_from" TEXT,
    "stir" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "disclosed_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "free_reason" TEXT,
    "duration_seconds" INTEGER NOT NULL DEFAULT 0,
    "billed_seconds" INTEGER NOT NULL DEFAULT 0,
    "end_reason" TEXT,
    "outcome" "call_outcome",
    "summary" TEXT NOT NULL DEFAULT '',
    "urgent" BOOLEAN NOT NULL DEFAULT false,
    "urgent_reason" TEXT,
    "languages" TEXT[],
    "dialogue" JSONB,
    "relay_failures" INTEGER NOT NULL DEFAULT 0,
    "voicemail_url" TEXT,

    CONSTRAINT "calls_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "carrier_calls" (
    "call_sid" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "call_id" TEXT NOT NULL,

    CONSTRAINT "carrier_calls_pkey" PRIMARY KEY ("call_sid")
);

-- CreateTable
CREATE TABLE "call_turns" (
    "account_id" TEXT NOT NULL,
    "call_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "who" "speaker" NOT NULL,
    "text" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "cut_short" BOOLEAN NOT NULL DEFAULT false,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "call_turns_pkey" PRIMARY KEY ("account_id","call_id","seq")
);

-- CreateTable
CREATE TABLE "messages" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "call_id" TEXT,
    "source" "message_source" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT,
    "phone" TEXT,
    "message" TEXT,
    "urgent" BOOLEAN NOT NULL,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "messages_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "test_lines" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "business_name" TEXT NOT NULL,
    "trade" TEXT NOT NULL,
    "area" TEXT,
    "hours_text" TEXT,
    "services" TEXT[],
    "time_zone" TEXT NOT NULL,
    "calls_allowed" INTEGER NOT NULL,
    "calls_used" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_lines_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "test_line_codes" (
    "code" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "test_line_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_line_codes_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "meetings" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "state" "meeting_state" NOT NULL,
    "title" TEXT,
    "meeting_url" TEXT NOT NULL,
    "meeting_key" TEXT NOT NULL,
    "provider" "meeting_provider" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "max_minutes" INTEGER NOT NULL,
    "bot_provider" TEXT,
    "bot_id" TEXT,
    "joined_at" TIMESTAMPTZ(3),
    "left_at" TIMESTAMPTZ(3),
    "minutes_charged" INTEGER NOT NULL DEFAULT 0,
    "failure_reason" TEXT,
    "failure_fault" "meeting_fault",
    "language" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "heard_at" TIMESTAMPTZ(3),

    CONSTRAINT "meetings_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "meeting_bots" (
    "provider" TEXT NOT NULL,
    "bot_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,

    CONSTRAINT "meeting_bots_pkey" PRIMARY KEY ("provider","bot_id")
);

-- CreateTable
CREATE TABLE "meeting_segments" (
    "account_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "speaker" TEXT,
    "start_seconds" DOUBLE PRECISION NOT NULL,
    "end_seconds" DOUBLE PRECISION NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "meeting_segments_pkey" PRIMARY KEY ("account_id","meeting_id","seq")
);

-- CreateTable
CREATE TABLE "recaps" (
    "account_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "status" "recap_status" NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "decisions" JSONB NOT NULL,
    "action_items" JSONB NOT NULL,
    "open_questions" JSONB NOT NULL,
    "engine" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recaps_pkey" PRIMARY KEY ("account_id","meeting_id")
);

-- CreateTable
CREATE TABLE "meeting_recipients" (
    "account_id" TEXT NOT NULL,
    "meeting_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "delivery" "delivery_status" NOT NULL DEFAULT 'pending',
    "mail_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "meeting_recipients_pkey" PRIMARY KEY ("account_id","meeting_id","email")
);

-- CreateTable
CREATE TABLE "mails" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "tag" TEXT NOT NULL,
    "delivery" "delivery_status" NOT NULL DEFAULT 'pending',
    "sending_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "provider_message_id" TEXT,
    "delivered_at" TIMESTAMPTZ(3),
    "bounced_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "provider_events" (
    "provider" "provider" NOT NULL,
    "external_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "provider_events_pkey" PRIMARY KEY ("provider","external_id")
);

-- CreateTable
CREATE TABLE "directory_listings" (
    "e164" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "agent_card" TEXT NOT NULL,
    "business" TEXT NOT NULL,
    "trade" TEXT,
    "town" TEXT,
    "proven_at" TIMESTAMPTZ(3),
    "opted_in_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "directory_listings_pkey" PRIMARY KEY ("e164")
);

-- CreateTable
CREATE TABLE "idempotency_records" (
    "account_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "status" INTEGER,
    "body" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_records_pkey" PRIMARY KEY ("account_id","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts"("email");

-- CreateIndex
CREATE INDEX "identities_account_id_idx" ON "identities"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_account_id_id_idx" ON "api_keys"("account_id", "id");

-- CreateIndex
CREATE INDEX "phone_lines_id_idx" ON "phone_lines"("id");

-- CreateIndex
CREATE UNIQUE INDEX "phone_lines_account_id_created_at_key" ON "phone_lines"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "phone_numbers_account_id_line_id_idx" ON "phone_numbers"("account_id", "line_id");

-- CreateIndex
CREATE UNIQUE INDEX "purchases_checkout_session_id_key" ON "purchases"("checkout_session_id");

-- CreateIndex
CREATE INDEX "purchases_account_id_line_id_created_at_idx" ON "purchases"("account_id", "line_id", "created_at");

-- CreateIndex
CREATE INDEX "purchases_status_expires_at_idx" ON "purchases"("status", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entries_account_id_kind_source_id_key" ON "ledger_entries"("account_id", "kind", "source_id");

-- CreateIndex
CREATE INDEX "calls_status_at_idx" ON "calls"("status", "at");

-- CreateIndex
CREATE UNIQUE INDEX "calls_account_id_line_id_at_key" ON "calls"("account_id", "line_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "messages_account_id_line_id_at_key" ON "messages"("account_id", "line_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "messages_account_id_call_id_key" ON "messages"("account_id", "call_id");

-- CreateIndex
CREATE INDEX "test_lines_account_id_created_at_idx" ON "test_lines"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "meetings_state_heard_at_idx" ON "meetings"("state", "heard_at");

-- CreateIndex
CREATE UNIQUE INDEX "meetings_account_id_created_at_key" ON "meetings"("account_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "meeting_segments_account_id_id_key" ON "meeting_segments"("account_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "mails_account_id_about_to_key" ON "mails"("account_id", "about", "to");

-- CreateIndex
CREATE INDEX "provider_events_received_at_idx" ON "provider_events"("received_at");

-- CreateIndex
CREATE INDEX "directory_listings_account_id_line_id_idx" ON "directory_listings"("account_id", "line_id");

-- CreateIndex
CREATE INDEX "directory_listings_slug_idx" ON "directory_listings"("slug");

-- CreateIndex
CREATE INDEX "idempotency_records_created_at_idx" ON "idempotency_records"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "identities" ADD CONSTRAINT "identities_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_recipients" ADD CONSTRAINT "saved_recipients_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "phone_lines" ADD CONSTRAINT "phone_lines_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_account_id_line_id_fkey" FOREIGN KEY ("account_id", "line_id") REFERENCES "phone_lines"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_wallet_id_fkey" FOREIGN KEY ("account_id", "wallet_id") REFERENCES "wallets"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calls" ADD CONSTRAINT "calls_account_id_line_id_fkey" FOREIGN KEY ("account_id", "line_id") REFERENCES "phone_lines"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_turns" ADD CONSTRAINT "call_turns_account_id_call_id_fkey" FOREIGN KEY ("account_id", "call_id") REFERENCES "calls"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_line_id_fkey" FOREIGN KEY ("account_id", "line_id") REFERENCES "phone_lines"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_call_id_fkey" FOREIGN KEY ("account_id", "call_id") REFERENCES "calls"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_lines" ADD CONSTRAINT "test_lines_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting_segments" ADD CONSTRAINT "meeting_segments_account_id_meeting_id_fkey" FOREIGN KEY ("account_id", "meeting_id") REFERENCES "meetings"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recaps" ADD CONSTRAINT "recaps_account_id_meeting_id_fkey" FOREIGN KEY ("account_id", "meeting_id") REFERENCES "meetings"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting_recipients" ADD CONSTRAINT "meeting_recipients_account_id_meeting_id_fkey" FOREIGN KEY ("account_id", "meeting_id") REFERENCES "meetings"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand: rules that schema.prisma has no words for.

ALTER TABLE "accounts" ADD CONSTRAINT "accounts_email_lower" CHECK ("email" = lower("email"));
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_hash_sha256" CHECK (octet_length("hash") = 32);

ALTER TABLE "phone_lines"
  ADD CONSTRAINT "phone_lines_e164" CHECK (
    "business_phone" ~ '^\+1[2-9]\d{9}$' AND "owner_mobile" ~ '^\+1[2-9]\d{9}$' AND "number" ~ '^\+1[2-9]\d{9}$'),
  ADD CONSTRAINT "phone_lines_live_has_number" CHECK (
    "status" <> 'live' OR ("number" IS NOT NULL AND "live_at" IS NOT NULL)),
  ADD CONSTRAINT "phone_lines_closed_at" CHECK (("status" = 'closed') = ("closed_at" IS NOT NULL));
-- A number answers for one line at a time.
CREATE UNIQUE INDEX "phone_lines_number_in_use" ON "phone_lines" ("account_id", "number") WHERE "status" <> 'closed';

ALTER TABLE "purchases"
  ADD CONSTRAINT "purchases_positive" CHECK ("seconds" > 0 AND "price_cents" > 0),
  ADD CONSTRAINT "purchases_paid_at" CHECK (("status" IN ('paid', 'refunded')) = ("paid_at" IS NOT NULL));

ALTER TABLE "wallets"
  ADD CONSTRAINT "wallets_free_within" CHECK ("free_seconds" >= 0 AND ("free_seconds" = 0 OR "free_seconds" <= "balance_seconds")),
  ADD CONSTRAINT "wallets_reserved_within" CHECK (
    "reserved_seconds" >= 0 AND ("reserved_seconds" = 0 OR "reserved_seconds" <= "balance_seconds")),
  ADD CONSTRAINT "wallets_line_reserves_nothing" CHECK ("kind" = 'meetings' OR ("reserved_seconds" = 0 AND "free_seconds" = 0));

ALTER TABLE "ledger_entries"
  ADD CONSTRAINT "ledger_entries_seq" CHECK ("seq" >= 1),
  ADD CONSTRAINT "ledger_entries_shape" CHECK (CASE "kind"
    WHEN 'pack_bought' THEN "seconds" > 0 AND "reserved_seconds" = 0
    WHEN 'free_minutes' THEN "seconds" > 0 AND "reserved_seconds" = 0
    WHEN 'call_charged' THEN "seconds" <= 0 AND "reserved_seconds" = 0
    WHEN 'meeting_reserved' THEN "seconds" = 0 AND "reserved_seconds" > 0
    WHEN 'meeting_charged' THEN "seconds" < 0 AND "reserved_seconds" = "seconds"
    WHEN 'meeting_released' THEN "seconds" = 0 AND "reserved_seconds" <= 0
    WHEN 'adjusted' THEN "seconds" <> 0 AND "reserved_seconds" = 0
  END);

CREATE FUNCTION "refuse_ledger_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger_entries is append-only';
END $$;
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_update"();

ALTER TABLE "calls"
  ADD CONSTRAINT "calls_durations" CHECK (
    "duration_seconds" >= 0 AND ("billed_seconds" = 0 OR "billed_seconds" >= 20)),
  ADD CONSTRAINT "calls_ended_at" CHECK (("status" = 'ended') = ("ended_at" IS NOT NULL)),
  ADD CONSTRAINT "calls_free_is_not_billed" CHECK ("free_reason" IS NULL OR "billed_seconds" = 0);
ALTER TABLE "call_turns" ADD CONSTRAINT "call_turns_seq" CHECK ("seq" >= 1);

ALTER TABLE "test_lines"
  ADD CONSTRAINT "test_lines_code" CHECK ("code" ~ '^\d{4}$'),
  ADD CONSTRAINT "test_lines_calls" CHECK ("calls_used" BETWEEN 0 AND "calls_allowed");

ALTER TABLE "meetings"
  ADD CONSTRAINT "meetings_max_minutes" CHECK ("max_minutes" BETWEEN 1 AND 240),
  ADD CONSTRAINT "meetings_minutes_charged" CHECK ("minutes_charged" BETWEEN 0 AND "max_minutes"),
  ADD CONSTRAINT "meetings_left_after_joined" CHECK ("left_at" IS NULL OR "left_at" >= "joined_at"),
  ADD CONSTRAINT "meetings_failure" CHECK (("failure_reason" IS NULL) = ("failure_fault" IS NULL));
-- One meeting link is active once an account.
CREATE UNIQUE INDEX "meetings_active_link" ON "meetings" ("account_id", "meeting_key")
  WHERE "state" NOT IN ('done', 'cancelled', 'failed');

ALTER TABLE "rate_limits" SET UNLOGGED;
