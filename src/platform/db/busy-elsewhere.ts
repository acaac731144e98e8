/** Thrown when another process does the same work right now; a job that meets it is tried again. */
export class BusyElsewhere extends Error {
  constructor(work: string) {
    super(`${work} is being done by another process`)
    this.name = 'BusyElsewhere'
  }
}
