-- CreateTable
CREATE TABLE "web_sessions" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "web_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_attempts" (
    "state_hash" BYTEA NOT NULL,
    "browser_hash" BYTEA NOT NULL,
    "nonce" TEXT NOT NULL,
    "code_verifier" TEXT NOT NULL,
    "return_to" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_attempts_pkey" PRIMARY KEY ("state_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "web_sessions_hash_key" ON "web_sessions"("hash");

-- CreateIndex
CREATE INDEX "web_sessions_account_id_id_idx" ON "web_sessions"("account_id", "id");

-- CreateIndex
CREATE INDEX "web_sessions_last_seen_at_idx" ON "web_sessions"("last_seen_at");

-- CreateIndex
CREATE INDEX "sign_in_attempts_expires_at_idx" ON "sign_in_attempts"("expires_at");

-- AddForeignKey
ALTER TABLE "web_sessions" ADD CONSTRAINT "web_sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "web_sessions"
  ADD CONSTRAINT "web_sessions_hash" CHECK (octet_length("hash") = 32),
  ADD CONSTRAINT "web_sessions_seen_after_made" CHECK ("last_seen_at" >= "created_at");
-- A path of ours, never another site's address.
ALTER TABLE "sign_in_attempts" ADD CONSTRAINT "sign_in_attempts_return_to" CHECK ("return_to" ~ '^/($|[^/\\])');
