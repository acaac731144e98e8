-- AlterTable
ALTER TABLE "caller_questions" ADD COLUMN     "told" TEXT;
