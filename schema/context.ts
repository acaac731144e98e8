import type { Viewer } from '../src/accounts/viewer.ts'
import type { App } from '../src/app.ts'

/** What every resolver gets: the application, and who is asking. */
export type Context = { app: App; viewer: Viewer }
