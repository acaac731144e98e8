-- CreateEnum
CREATE TYPE "endpoint_end" AS ENUM ('gone', 'failing', 'owner');

-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "last_event_seq" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "events" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "seq" INTEGER,

    CONSTRAINT "events_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "webhook_endpoints" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT,
    "types" TEXT[],
    "secret" BYTEA NOT NULL,
    "former_secret" BYTEA,
    "former_until" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),
    "held_until" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_by" "endpoint_end",
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "event_deliveries" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "tries_before" INTEGER NOT NULL DEFAULT 0,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "event_deliveries_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "event_attempts" (
    "account_id" TEXT NOT NULL,
    "delivery_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "took_ms" INTEGER NOT NULL,
    "status" INTEGER,
    "problem" TEXT,

    CONSTRAINT "event_attempts_pkey" PRIMARY KEY ("account_id","delivery_id","seq")
);

-- CreateIndex
CREATE INDEX "events_at_idx" ON "events"("at");

-- CreateIndex
CREATE UNIQUE INDEX "events_account_id_about_key" ON "events"("account_id", "about");

-- CreateIndex
CREATE UNIQUE INDEX "events_account_id_seq_key" ON "events"("account_id", "seq");

-- CreateIndex
CREATE INDEX "webhook_endpoints_id_idx" ON "webhook_endpoints"("id");

-- CreateIndex
CREATE INDEX "event_deliveries_account_id_endpoint_id_created_at_id_idx" ON "event_deliveries"("account_id", "endpoint_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "event_deliveries_account_id_event_id_idx" ON "event_deliveries"("account_id", "event_id");

-- CreateIndex
CREATE INDEX "event_deliveries_id_idx" ON "event_deliveries"("id");

-- CreateIndex
CREATE UNIQUE INDEX "event_deliveries_account_id_endpoint_id_event_id_key" ON "event_deliveries"("account_id", "endpoint_id", "event_id");

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_account_id_endpoint_id_fkey" FOREIGN KEY ("account_id", "endpoint_id") REFERENCES "webhook_endpoints"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_account_id_event_id_fkey" FOREIGN KEY ("account_id", "event_id") REFERENCES "events"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_attempts" ADD CONSTRAINT "event_attempts_account_id_delivery_id_fkey" FOREIGN KEY ("account_id", "delivery_id") REFERENCES "event_deliveries"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What must hold, whatever the code does.
ALTER TABLE "events" ADD CONSTRAINT "events_seq_from_1" CHECK ("seq" >= 1);
ALTER TABLE "webhook_endpoints"
  ADD CONSTRAINT "webhook_endpoints_former_secret_ends" CHECK (("former_secret" IS NULL) = ("former_until" IS NULL)),
  ADD CONSTRAINT "webhook_endpoints_disabled_by_someone" CHECK (("disabled_at" IS NULL) = ("disabled_by" IS NULL)),
  ADD CONSTRAINT "webhook_endpoints_failing_since" CHECK (("failures" = 0) = ("failing_since" IS NULL));
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_delivered_is_over" CHECK ("delivered_at" IS NULL OR "due_at" IS NULL);
