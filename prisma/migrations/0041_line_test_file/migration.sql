-- AlterTable
ALTER TABLE "phone_lines" ADD COLUMN     "test_file" TEXT;

ALTER TABLE "phone_lines" ADD CONSTRAINT "phone_lines_test_file_check" CHECK (char_length("test_file") BETWEEN 1 AND 20000);
