-- AlterTable
ALTER TABLE "phone_lines" ADD COLUMN     "message_copies" TEXT[] DEFAULT ARRAY[]::TEXT[];

ALTER TABLE "phone_lines" ADD CONSTRAINT "phone_lines_message_copies_check" CHECK (cardinality("message_copies") <= 5);
