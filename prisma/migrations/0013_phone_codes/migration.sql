-- CreateEnum
CREATE TYPE "phone_code_way" AS ENUM ('call', 'text');

-- AlterEnum
ALTER TYPE "phone_proof_kind" ADD VALUE 'code';

-- AlterTable
ALTER TABLE "phone_proofs" ADD COLUMN     "expires_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "phone_codes" (
    "account_id" TEXT NOT NULL,
    "line_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "e164" TEXT NOT NULL,
    "way" "phone_code_way" NOT NULL,
    "language" TEXT NOT NULL,
    "code" TEXT,
    "wrong_tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "sending_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "phone_codes_pkey" PRIMARY KEY ("account_id","line_id","id")
);

-- CreateIndex
CREATE INDEX "phone_codes_e164_created_at_idx" ON "phone_codes"("e164", "created_at");

-- CreateIndex
CREATE INDEX "phone_codes_created_at_idx" ON "phone_codes"("created_at");

-- AddForeignKey
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_account_id_line_id_fkey" FOREIGN KEY ("account_id", "line_id") REFERENCES "phone_lines"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
