-- AlterTable
ALTER TABLE "meetings" ADD COLUMN     "booking_at" TIMESTAMPTZ(3),
ADD COLUMN     "settled_at" TIMESTAMPTZ(3);

-- What is charged is charged when the meeting is settled.
ALTER TABLE "meetings"
  ADD CONSTRAINT "meetings_charged_when_settled" CHECK ("minutes_charged" = 0 OR "settled_at" IS NOT NULL);

-- What the sweep asks about: few, however many meetings there were.
CREATE INDEX "meetings_open" ON "meetings" ("heard_at") WHERE "settled_at" IS NULL;
