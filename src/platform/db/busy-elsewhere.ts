/** Thrown if another process is doing the same work right now; a job that gets it is retried. */
export class BusyElsewhere extends Error {
  constructor(work: string) {
    super(`${work} is being done by another process`)
    this.name = 'BusyElsewhere'
  }
}
