-- An old month of a statement and the usage of some days read those days, not all that was ever posted. While it is
-- built nothing can be posted: about a second a million entries.
CREATE INDEX "ledger_entries_account_id_wallet_id_created_at_idx" ON "ledger_entries"("account_id", "wallet_id", "created_at");
