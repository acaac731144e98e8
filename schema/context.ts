import type { Viewer } from '../src/accounts/viewer.ts'
import type { App } from '../src/app.ts'
import type { Voice } from '../src/receptionist/receptionist.ts'

/** What every resolver gets: the application, who is asking, and where a caller hears a reply while it is made. */
export type Context = { app: App; viewer: Viewer; voice?: Voice }
