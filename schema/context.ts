import type { Viewer } from '../src/accounts/viewer.ts'
import type { App } from '../src/app.ts'
import type { Voice } from '../src/receptionist/receptionist.ts'

/**
 * What every resolver gets: the app, the viewer, and the voice that speaks a reply to a caller while it is generated.
 */
export type Context = { app: App; viewer: Viewer; voice?: Voice }
