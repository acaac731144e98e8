import type { App } from '../app.ts'
import { sameSecret } from '../same-secret.ts'
import type { Viewer } from './viewer.ts'

/** Who a bearer token stands for: staff, an account's key, or nobody. */
export async function identifyBearer(app: App, token: string | undefined): Promise<Viewer> {
  if (!token) return { kind: 'anonymous' }
  if (sameSecret(token, app.staffToken)) return { kind: 'staff' }
  return (await app.keyRing.find(token)) ?? { kind: 'anonymous' }
}
