-- CreateIndex
CREATE INDEX "meeting_recipients_account_id_mail_id_idx" ON "meeting_recipients"("account_id", "mail_id");
