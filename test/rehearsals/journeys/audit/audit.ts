import { auditCalls } from './calls.ts'
import type { Finding, Ground } from './ground.ts'
import { auditMails } from './mails.ts'
import { auditMoney } from './money.ts'
import { auditOutcomes } from './outcomes.ts'
import { whatIsStuck } from './stuck.ts'

/** Everything that is asked when all is over, also what was found to be well. */
export async function audit(ground: Ground): Promise<Finding[]> {
  return [
    ...(await whatIsStuck(ground)),
    ...(await auditMoney(ground)),
    ...(await auditCalls(ground)),
    ...(await auditMails(ground)),
    ...(await auditOutcomes(ground)),
  ]
}
