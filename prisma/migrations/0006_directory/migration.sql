-- Nothing ever wrote here before.
DELETE FROM "directory_listings";

-- CreateEnum
CREATE TYPE "phone_proof_kind" AS ENUM ('forwarded_call', 'staff');

-- DropIndex
DROP INDEX "directory_listings_slug_idx";

-- AlterTable
ALTER TABLE "directory_listings" DROP COLUMN "agent_card",
DROP COLUMN "opted_in_at",
DROP COLUMN "proven_at",
ADD COLUMN     "own_card_url" TEXT;

-- CreateTable
CREATE TABLE "business_agents" (
    "account_id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "own_card_url" TEXT,
    "trade" TEXT,
    "town" TEXT,
    "opted_in_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "business_agents_pkey" PRIMARY KEY ("account_id","line_id")
);

-- CreateTable
CREATE TABLE "phone_proofs" (
    "account_id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "e164" TEXT NOT NULL,
    "kind" "phone_proof_kind" NOT NULL,
    "proven_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "phone_proofs_pkey" PRIMARY KEY ("account_id","line_id","e164")
);

-- CreateTable
CREATE TABLE "agent_conversations" (
    "account_id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "context_key" TEXT NOT NULL,
    "turns" INTEGER NOT NULL,
    "dialogue" JSONB NOT NULL,
    "message_id" TEXT,
    "leave_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agent_conversations_pkey" PRIMARY KEY ("account_id","line_id","context_key")
);

-- CreateTable
CREATE TABLE "agent_turns" (
    "account_id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "reply" JSONB NOT NULL,
    "left" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agent_turns_pkey" PRIMARY KEY ("account_id","line_id","sender","fingerprint")
);

-- CreateIndex
CREATE UNIQUE INDEX "business_agents_slug_key" ON "business_agents"("slug");

-- CreateIndex
CREATE INDEX "phone_proofs_e164_idx" ON "phone_proofs"("e164");

-- CreateIndex
CREATE INDEX "agent_conversations_leave_at_idx" ON "agent_conversations"("leave_at");

-- CreateIndex
CREATE INDEX "agent_conversations_expires_at_idx" ON "agent_conversations"("expires_at");

-- CreateIndex
CREATE INDEX "agent_turns_at_idx" ON "agent_turns"("at");

-- AddForeignKey
ALTER TABLE "business_agents" ADD CONSTRAINT "business_agents_account_id_line_id_fkey" FOREIGN KEY ("account_id", "line_id") REFERENCES "phone_lines"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "phone_proofs" ADD CONSTRAINT "phone_proofs_account_id_line_id_fkey" FOREIGN KEY ("account_id", "line_id") REFERENCES "phone_lines"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "directory_listings" ADD CONSTRAINT "directory_listings_account_id_line_id_fkey" FOREIGN KEY ("account_id", "line_id") REFERENCES "business_agents"("account_id", "line_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_conversations" ADD CONSTRAINT "agent_conversations_account_id_line_id_fkey" FOREIGN KEY ("account_id", "line_id") REFERENCES "business_agents"("account_id", "line_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_turns" ADD CONSTRAINT "agent_turns_account_id_line_id_fkey" FOREIGN KEY ("account_id", "line_id") REFERENCES "business_agents"("account_id", "line_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "business_agents"
  ADD CONSTRAINT "business_agents_slug" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT "business_agents_own_card_url" CHECK ("own_card_url" ~ '^https://' AND length("own_card_url") <= 2048);
ALTER TABLE "phone_proofs" ADD CONSTRAINT "phone_proofs_e164" CHECK ("e164" ~ '^\+1[2-9]\d{9}$');
ALTER TABLE "agent_conversations" ADD CONSTRAINT "agent_conversations_turns" CHECK ("turns" >= 1);

-- Calls that a business phone has forwarded so far prove it as later ones will.
INSERT INTO "phone_proofs" ("account_id", "line_id", "e164", "kind", "proven_at")
SELECT c."account_id", c."line_id", l."business_phone", 'forwarded_call', min(c."at")
  FROM "calls" c JOIN "phone_lines" l ON l."account_id" = c."account_id" AND l."id" = c."line_id"
 WHERE c."forwarded_from" = l."business_phone"
 GROUP BY c."account_id", c."line_id", l."business_phone";

-- However a line is closed, its numbers resolve no more.
CREATE FUNCTION "withdraw_closed_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "directory_listings" WHERE "account_id" = NEW."account_id" AND "line_id" = NEW."id";
  UPDATE "business_agents" SET "opted_in_at" = NULL WHERE "account_id" = NEW."account_id" AND "line_id" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "phone_lines_withdraw_closed" AFTER UPDATE OF "status" ON "phone_lines"
  FOR EACH ROW WHEN (NEW."status" = 'closed') EXECUTE FUNCTION "withdraw_closed_line"();
