-- CreateEnum
CREATE TYPE "recording_state" AS ENUM ('ready', 'absent');

-- AlterTable
ALTER TABLE "calls" ADD COLUMN     "recorded" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "call_recordings" (
    "account_id" TEXT NOT NULL,
    "call_id" TEXT NOT NULL,
    "state" "recording_state" NOT NULL,
    "carrier_url" TEXT NOT NULL,
    "duration_seconds" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "call_recordings_pkey" PRIMARY KEY ("account_id","call_id")
);

-- AddForeignKey
ALTER TABLE "call_recordings" ADD CONSTRAINT "call_recordings_account_id_call_id_fkey" FOREIGN KEY ("account_id", "call_id") REFERENCES "calls"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "call_recordings" ADD CONSTRAINT "call_recordings_duration" CHECK ("duration_seconds" >= 0);
