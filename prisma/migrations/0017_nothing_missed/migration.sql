-- A caller who was asked twice may have recorded twice.
ALTER TABLE "calls" ADD COLUMN     "voicemail_urls" TEXT[] DEFAULT ARRAY[]::TEXT[];
UPDATE "calls" SET "voicemail_urls" = ARRAY["voicemail_url"] WHERE "voicemail_url" IS NOT NULL;
ALTER TABLE "calls" DROP COLUMN "voicemail_url",
ADD COLUMN     "warned_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "text_messages" ADD COLUMN     "delivered_at" TIMESTAMPTZ(3),
ADD COLUMN     "failed_at" TIMESTAMPTZ(3),
ADD COLUMN     "failure" TEXT;

ALTER TABLE "text_messages"
  ADD CONSTRAINT "text_messages_failure" CHECK (("failed_at" IS NULL) = ("failure" IS NULL));

-- CreateTable
CREATE TABLE "carrier_reviews" (
    "name" TEXT NOT NULL,
    "through" TIMESTAMPTZ(3) NOT NULL,
    "claimed_to" TIMESTAMPTZ(3),

    CONSTRAINT "carrier_reviews_pkey" PRIMARY KEY ("name")
);
