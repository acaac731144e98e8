-- AlterTable
ALTER TABLE "phone_lines" ADD COLUMN     "hours_exceptions" JSONB NOT NULL DEFAULT '[]';
