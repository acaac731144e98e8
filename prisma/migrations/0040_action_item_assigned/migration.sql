-- AlterTable
ALTER TABLE "action_items" ADD COLUMN     "assignee" TEXT,
ADD COLUMN     "due_on" DATE;

ALTER TABLE "action_items" ADD CONSTRAINT "action_items_assignee_check" CHECK (char_length("assignee") BETWEEN 1 AND 120);
