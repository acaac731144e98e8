/** Why a backup was not made, or not restored, in words for the operator. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupError'
  }
}
