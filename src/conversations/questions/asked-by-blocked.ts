/**
 * Asked by a caller whose number is blocked by now: no answer would reach them, so it does not wait for one. For a
 * statement over `caller_questions`.
 */
export const ASKED_BY_BLOCKED = `EXISTS (
  SELECT 1 FROM calls c JOIN contacts k ON k.account_id = c.account_id AND k.phone = c.caller AND k.mark = 'blocked'
   WHERE c.account_id = caller_questions.account_id AND c.id = caller_questions.call_id)`
