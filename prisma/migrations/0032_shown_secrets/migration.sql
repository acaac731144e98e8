-- CreateTable
CREATE TABLE "shown_secrets" (
    "account_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "shown_secrets_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateIndex
CREATE INDEX "shown_secrets_created_at_idx" ON "shown_secrets"("created_at");

-- AddForeignKey
ALTER TABLE "shown_secrets" ADD CONSTRAINT "shown_secrets_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
