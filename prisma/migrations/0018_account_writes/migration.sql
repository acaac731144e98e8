-- CreateTable
CREATE TABLE "account_writes" (
    "account_id" TEXT NOT NULL,
    "wal_place" BIGINT NOT NULL,

    CONSTRAINT "account_writes_pkey" PRIMARY KEY ("account_id")
);

-- AddForeignKey
ALTER TABLE "account_writes" ADD CONSTRAINT "account_writes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
