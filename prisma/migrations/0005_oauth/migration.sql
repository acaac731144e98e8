-- CreateTable
CREATE TABLE "agent_grants" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "client_name" TEXT NOT NULL,
    "redirect_host" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "agent_grants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "oauth_records" (
    "model" TEXT NOT NULL,
    "id_hash" BYTEA NOT NULL,
    "payload" JSONB NOT NULL,
    "grant_id" TEXT,
    "consumed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "oauth_records_pkey" PRIMARY KEY ("model","id_hash")
);

-- CreateTable
CREATE TABLE "server_keys" (
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "server_keys_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "agent_grants_account_id_client_id_key" ON "agent_grants"("account_id", "client_id");

-- CreateIndex
CREATE INDEX "oauth_records_grant_id_idx" ON "oauth_records"("grant_id");

-- CreateIndex
CREATE INDEX "oauth_records_expires_at_idx" ON "oauth_records"("expires_at");

-- AddForeignKey
ALTER TABLE "agent_grants" ADD CONSTRAINT "agent_grants_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_records" ADD CONSTRAINT "oauth_records_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "agent_grants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "agent_grants" ADD CONSTRAINT "agent_grants_scopes" CHECK (
  'meetings:read' = ANY ("scopes") AND "scopes" <@ ARRAY['meetings:read', 'meetings:write']);

-- No code and no token without a grant to die with, none that lives for ever, and none readable here.
ALTER TABLE "oauth_records"
  ADD CONSTRAINT "oauth_records_id_hash" CHECK (octet_length("id_hash") = 32),
  ADD CONSTRAINT "oauth_records_no_id" CHECK (NOT "payload" ? 'jti'),
  ADD CONSTRAINT "oauth_records_of_grants" CHECK (
    "model" NOT IN ('Grant', 'AuthorizationCode', 'AccessToken', 'RefreshToken')
    OR ("grant_id" IS NOT NULL AND "expires_at" IS NOT NULL));
