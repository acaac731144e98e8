import type { Site } from '../pinned-site.ts'

/** `begin` has it done; the statement `done` tells how much of it is. */
export type Work = { begin(): Promise<void>; done: string }
export type Prepare = (site: Site, amount: number) => Promise<Work>
