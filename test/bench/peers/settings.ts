import pg from 'pg'

/** What `npm run bench:http` tells each peer: where to listen, and the database. */
export const port = Number(process.env.PORT)
export const databaseUrl = process.env.DATABASE_URL ?? ''

/** Ten connections, which is what `pg` opens by default. */
export const openPool = () => new pg.Pool({ connectionString: databaseUrl })
