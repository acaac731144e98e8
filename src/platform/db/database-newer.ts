/** A newer release migrated the database, so this code cannot read its rows. One line for the operator. */
export class DatabaseNewer extends Error {
  constructor(newestThere: string, newestHere: string) {
    super(
      `The database is newer than this release: it has migration ${newestThere}, and the newest ` +
        `known here is ${newestHere}. Start the newer release, ` +
        `or restore a backup that this one made (docs/operations.md).`,
    )
    this.name = 'DatabaseNewer'
  }
}
