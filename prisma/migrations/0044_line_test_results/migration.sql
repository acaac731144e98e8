-- AlterTable
ALTER TABLE "phone_lines" ADD COLUMN     "test_results" JSONB NOT NULL DEFAULT '{}';
