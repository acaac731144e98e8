import { Command } from 'commander'
import { ConfigError, loadConfig } from '../../src/kernel/config/config.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { createLog } from '../../src/kernel/log.ts'
import { DataFolderError } from '../../src/kernel/secrets/data-folder.ts'
import { BackupError } from '../../src/platform/backup/backup-error.ts'
import { backUp, restore } from './backup-and-restore.ts'
import { CliError, createClient, findStaffToken } from './client.ts'
import {
  approveListing,
  createKey,
  listKeys,
  listLines,
  revokeKey,
  showAccount,
  showLedger,
} from './commands.ts'
import { runDemo } from './demo.ts'
import { findSandbox } from './find-sandbox.ts'
import { addLineTests } from './line-tests.ts'
import { checkModel } from './model-check.ts'
import { createPrintOut } from './print-out.ts'
import { rotate } from './rotate-keys.ts'
import { readStatus } from './status.ts'
import { statusScreen } from './status-screen.ts'
import { addWebhooks } from './webhooks.ts'

const program = new Command('frontdesk')
  .description("The operator's command line: a client of /graphql with the staff token.")
  .option('--url <url>', 'the site (default: BASE_URL)')
  .option('--json', 'print JSON')

/**
 * Reads settings when a command runs, so that --help needs none. With `key`, acts for its account and needs no staff
 * token.
 */
function setting(key?: string) {
  const { url, json } = program.opts<{ url?: string; json?: boolean }>()
  const config = loadConfig()
  const baseUrl = url?.replace(/\/+$/, '') ?? config.baseUrl
  const token = key ?? findStaffToken(config)
  const client = createClient(baseUrl, token)
  return {
    token,
    client,
    print: createPrintOut(json === true),
    json: json === true,
  }
}

const keys = program.command('keys').description('API keys')
keys
  .command('create')
  .requiredOption('--email <email>', 'whose key; the account is made when new')
  .option('--name <name>', 'what to call it')
  .option('--json', 'print JSON')
  .action(async (options: { email: string; name?: string; json?: boolean }) => {
    const { client, print, json } = setting()
    const { email, name } = options
    const key = await createKey(client, { email, ...(name ? { name } : {}) })
    if (json || options.json) print({ key })
    else process.stdout.write(`${key}\n`)
  })
keys
  .command('list')
  .requiredOption('--email <email>', 'whose keys')
  .action(async ({ email }: { email: string }) => {
    const { client, print } = setting()
    print(await listKeys(client, email))
  })
keys
  .command('revoke')
  .argument('<id>', 'key_…')
  .action(async (id: string) => {
    const { client, print } = setting()
    print(await revokeKey(client, id))
  })

program
  .command('accounts')
  .command('show')
  .requiredOption('--email <email>', 'which account')
  .action(async ({ email }: { email: string }) => {
    const { client, print } = setting()
    print(await showAccount(client, email))
  })

program
  .command('lines')
  .command('list')
  .action(async () => {
    const { client, print } = setting()
    print(await listLines(client))
  })

program
  .command('directory')
  .command('approve')
  .description("vouches for a line's business phone, so that it resolves")
  .argument('<line>', 'line_…')
  .action(async (lineId: string) => {
    const { client, print } = setting()
    print(await approveListing(client, lineId))
  })

addWebhooks(program, setting)
addLineTests(program, setting)

program
  .command('ledger')
  .command('show')
  .argument('<id>', 'line_… or acct_…')
  .action(async (id: string) => {
    const { client, print } = setting()
    print(await showLedger(client, id))
  })

program
  .command('status')
  .description('one screen: is it ready, what waits, what failed')
  .action(async () => {
    const { client, token, print, json } = setting()
    const status = await readStatus({ url: client.url, token }, await listLines(client))
    if (json) print(status)
    else process.stdout.write(`${statusScreen(client.url, status)}\n`)
    if (!status.ready) process.exitCode = 1
  })

program
  .command('demo')
  .description('walks the whole journey on a running sandbox, step by step')
  .action(async () => {
    const { client } = setting()
    await runDemo(client, await findSandbox(client.url))
  })

program
  .command('model')
  .command('check')
  .description('plays one call and writes one recap on the language model that is set')
  .action(async () => {
    const config = loadConfig()
    const out = (line: string) => process.stdout.write(`${line}\n`)
    const works = await checkModel(config, createLog('silent'), out)
    if (!works) process.exitCode = 1
  })

program
  .command('backup')
  .description('writes all data and its secrets to a file, also while the service runs')
  .argument('<file>', 'a file that is not there yet')
  .action(async (file: string) => {
    process.stdout.write(`${await backUp(loadConfig(), file)}\n`)
  })
program
  .command('restore')
  .description('puts a backup into an empty database; stop the service first')
  .argument('<file>', 'a file that backup wrote')
  .option('--force', 'throw away what the database holds')
  .action(async (file: string, { force }: { force?: boolean }) => {
    process.stdout.write(`${await restore(loadConfig(), file, force === true)}\n`)
  })

program
  .command('rotate')
  .description('adds a new key beside the one in use')
  .argument('<key>', 'cards or oauth')
  .action(async (name: string) => {
    process.stdout.write(`${await rotate(loadConfig(), name)}\n`)
  })

try {
  await program.parseAsync()
} catch (error) {
  const expected = [CliError, ApiError, ConfigError, DataFolderError, BackupError].some(
    (kind) => error instanceof kind,
  )
  if (!expected || !(error instanceof Error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
