import pg from 'pg'

/**
 * A connection that does not end the process when it breaks. After a pool hands out a connection, nothing listens for
 * its errors at first, and Node ends a process on an unhandled 'error' event. The user of the connection gets the error
 * at their next query.
 */
export class HeardClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}
