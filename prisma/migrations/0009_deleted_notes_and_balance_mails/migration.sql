-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "balance_mails" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "meetings" ADD COLUMN     "notes_deleted_at" TIMESTAMPTZ(3);
