/** The part of `pg` that its own extensions use, such as `pg-cursor`; its types leave it out. */
declare module 'pg/lib/utils.js' {
  const utils: {
    /** A value as PostgreSQL reads it. */
    prepareValue(value: unknown): string | Buffer | null
  }
  export = utils
}
