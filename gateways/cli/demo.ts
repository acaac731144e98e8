import { type Client, createClient } from './client.ts'
import { createKey } from './commands.ts'
import { demoAgent } from './demo-agent.ts'
import { demoDirectory } from './demo-directory.ts'
import { demoLine } from './demo-line.ts'
import { demoMeeting } from './demo-meeting.ts'
import { createRest, show, step } from './demo-steps.ts'
import { demoTestLine } from './demo-test-line.ts'

/** The whole demo on a running sandbox, over the public APIs. Each step prints its result. */
export async function runDemo(client: Client, sandboxUrl: string) {
  // A new account each time: an existing one would run out of free minutes after a few runs.
  const email = `demo-${Date.now().toString(36)}@example.com`
  const key = await step(`make an API key for ${email}`, () =>
    createKey(client, { email, name: 'demo' }),
  )
  const rest = createRest(`${client.url}/v1`, key)
  await demoTestLine(rest, sandboxUrl)
  const line = await demoLine(rest, sandboxUrl, email)
  await demoMeeting(rest, sandboxUrl, email)
  await demoAgent(client.url, email)
  await demoDirectory(createClient(client.url, key), key, line)
  const { items } = await step('GET /v1/lines/{id}/messages', () =>
    rest<{ items: object[] }>('GET', `/lines/${line.id}/messages`),
  )
  show('message', items[0])
  process.stdout.write(`\n${whereToLook(client.url, sandboxUrl, email)}\n`)
}

function whereToLook(url: string, sandboxUrl: string, email: string): string {
  const rows = [
    ['its console', `${url}/console  (sign in as ${email}, no password)`],
    ['its mails', `${sandboxUrl}/mailbox?to=${encodeURIComponent(email)}`],
    ['phone its line', `${sandboxUrl}/phone`],
  ]
  const lines = rows.map(([name = '', where]) => `  ${name.padEnd(14)}  ${where}`)
  return ['See what it made:', ...lines].join('\n')
}
