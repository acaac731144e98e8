import type { Site } from '../pinned-site.ts'

/** `begin` starts the work; the SQL statement `done` counts how much of it is done. */
export type Work = { begin(): Promise<void>; done: string }
export type Prepare = (site: Site, amount: number) => Promise<Work>
