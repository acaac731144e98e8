-- AlterTable
ALTER TABLE "provider_events" ADD COLUMN     "dead_at" TIMESTAMPTZ(3),
ADD COLUMN     "failure" TEXT,
ADD COLUMN     "failures" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "provider_events_dead_at_idx" ON "provider_events"("dead_at");
