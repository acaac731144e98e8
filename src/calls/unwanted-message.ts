/**
 * Left by a robocall or sales call, or to be called back on a number that its owner blocked: it stays readable and
 * waits for nobody. In a statement over `messages`.
 */
export const UNWANTED = `(
  EXISTS (SELECT 1 FROM calls c
           WHERE c.account_id = messages.account_id AND c.id = messages.call_id AND c.outcome = 'spam')
  OR EXISTS (SELECT 1 FROM contacts k
              WHERE k.account_id = messages.account_id AND k.phone = messages.phone AND k.mark = 'blocked'))`
