-- AlterTable
ALTER TABLE "event_attempts" ADD COLUMN     "answer" TEXT,
ADD COLUMN     "signature" TEXT;
