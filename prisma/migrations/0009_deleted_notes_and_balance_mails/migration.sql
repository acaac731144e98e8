-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "balance_mails" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "closed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "meetings" ADD COLUMN     "notes_deleted_at" TIMESTAMPTZ(3);

-- What retention still has to look at.
CREATE INDEX "meetings_with_notes" ON "meetings" ("account_id", "created_at") WHERE "notes_deleted_at" IS NULL;

-- Few accounts are closed and not gone yet; every minute they are asked for.
CREATE INDEX "accounts_closed_at_open" ON "accounts"("closed_at") WHERE "closed_at" IS NOT NULL;
