/**
 * Left by a robocall or sales call, or with a callback number that its owner blocked: readable, but not counted as
 * waiting. For a statement over `messages`.
 */
export const UNWANTED = `(
  EXISTS (SELECT 1 FROM calls c
           WHERE c.account_id = messages.account_id AND c.id = messages.call_id AND c.outcome = 'spam')
  OR EXISTS (SELECT 1 FROM contacts k
              WHERE k.account_id = messages.account_id AND k.phone = messages.phone AND k.mark = 'blocked'))`
