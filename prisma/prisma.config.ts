import { defineConfig } from 'prisma-cli/config'

export default defineConfig({ schema: 'schema.prisma', migrations: { path: 'migrations' } })
