import { auditCalls } from './calls.ts'
import type { Finding, Ground } from './ground.ts'
import { auditMails } from './mails.ts'
import { auditMoney } from './money.ts'
import { auditOutcomes } from './outcomes.ts'
import { whatIsStuck } from './stuck.ts'

/** All checks made at the end, including those without findings. */
export async function audit(ground: Ground): Promise<Finding[]> {
  return [
    ...(await whatIsStuck(ground)),
    ...(await auditMoney(ground)),
    ...(await auditCalls(ground)),
    ...(await auditMails(ground)),
    ...(await auditOutcomes(ground)),
  ]
}
