-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "digest_mails" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "reminder_mails" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "handle_link_used_at" TIMESTAMPTZ(3);
