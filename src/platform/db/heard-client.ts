import pg from 'pg'

/**
 * A connection whose break ends no process. From when a pool hands it out until
 * somebody listens to it nobody would hear of its break, and Node ends a process
 * for an error that nobody hears. Whoever has it learns of it at their next query.
 */
export class HeardClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}
