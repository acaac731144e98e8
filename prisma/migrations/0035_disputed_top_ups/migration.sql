-- AlterEnum
ALTER TYPE "top_up_problem" ADD VALUE 'disputed';
