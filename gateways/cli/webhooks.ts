import type { Command } from 'commander'
import { unwrap } from '../core/unwrap.ts'
import {
  type EventType,
  WebhookCreateDocument,
  WebhookDeleteDocument,
  WebhookDeliveriesDocument,
  WebhookEventsDocument,
  WebhookListDocument,
  WebhookReplayDocument,
  WebhookReplayMissedDocument,
  WebhookRotateDocument,
  WebhookTestDocument,
  WebhookUpdateDocument,
} from '../generated/operations.ts'
import { CliError, type Client } from './client.ts'
import type { PrintOut } from './print-out.ts'

type Setting = () => { client: Client; print: PrintOut }
type Making = { email: string; to: string; description?: string; type?: string[] }

const SHOWN = 25

/** `frontdesk webhooks …`: an account's endpoints and their deliveries. */
export function addWebhooks(program: Command, setting: Setting): void {
  const webhooks = program.command('webhooks').description('where events are sent')
  addEndpoints(webhooks, setting)
  addDeliveries(webhooks, setting)
}

function addEndpoints(webhooks: Command, setting: Setting) {
  webhooks
    .command('create')
    .description('prints its secret, once')
    .requiredOption('--email <email>', 'whose; the account is made when new')
    .requiredOption('--to <url>', 'where events are posted')
    .option('--description <words>', 'what it is for')
    .option('--type <type...>', 'message.created, …; all unless given')
    .action(async ({ type, to: url, ...given }: Making) => {
      const { client, print } = setting()
      const input = { ...given, url, ...(type ? { types: type.map(typeNamed) } : {}) }
      const { webhookEndpointCreate } = await client.run(WebhookCreateDocument, { input })
      print(withSecret(unwrap(webhookEndpointCreate)))
    })
  webhooks
    .command('list')
    .requiredOption('--email <email>', 'whose')
    .action(async ({ email }: { email: string }) => {
      const { client, print } = setting()
      const { accountFind } = await client.run(WebhookListDocument, { email })
      print(unwrap(accountFind).webhookEndpoints)
    })
  webhooks
    .command('rotate')
    .description('prints a new secret; the former one signs beside it for a day')
    .argument('<id>', 'hook_…')
    .action(async (id: string) => {
      const { client, print } = setting()
      const { webhookSecretRotate } = await client.run(WebhookRotateDocument, { id })
      print(withSecret(unwrap(webhookSecretRotate)))
    })
  for (const [name, enabled] of [
    ['enable', true],
    ['disable', false],
  ] as const) {
    webhooks
      .command(name)
      .argument('<id>', 'hook_…')
      .action(async (id: string) => {
        const { client, print } = setting()
        const changed = await client.run(WebhookUpdateDocument, { id, input: { enabled } })
        print(withoutTypename(unwrap(changed.webhookEndpointUpdate)))
      })
  }
  webhooks
    .command('delete')
    .argument('<id>', 'hook_…')
    .action(async (id: string) => {
      const { client, print } = setting()
      const { webhookEndpointDelete } = await client.run(WebhookDeleteDocument, { id })
      print(withoutTypename(unwrap(webhookEndpointDelete)))
    })
}

function addDeliveries(webhooks: Command, setting: Setting) {
  webhooks
    .command('test')
    .description('sends it an event of its own')
    .argument('<id>', 'hook_…')
    .action(async (id: string) => {
      const { client, print } = setting()
      const { webhookTest } = await client.run(WebhookTestDocument, { id })
      print(withoutTypename(unwrap(webhookTest)))
    })
  webhooks
    .command('deliveries')
    .description('the newest 25, and what was answered last')
    .argument('<id>', 'hook_…')
    .action(async (id: string) => {
      const { client, print } = setting()
      const variables = { id, first: SHOWN }
      const { webhookEndpoint } = await client.run(WebhookDeliveriesDocument, variables)
      if (!webhookEndpoint) throw new CliError('No such webhook endpoint.')
      print(
        webhookEndpoint.deliveries.edges.map(({ node: { event, attempts, ...delivery } }) => ({
          ...delivery,
          event: event.id,
          type: event.type,
          attempts: attempts.length,
          answer: attempts[0]?.status ?? attempts[0]?.problem ?? null,
        })),
      )
    })
  webhooks
    .command('replay')
    .description(
      'sends an event once more: dlv_…; or all that an endpoint missed: hook_… --since <time>',
    )
    .argument('<id>', 'dlv_… or hook_…')
    .option('--since <time>', 'ISO 8601')
    .action(async (id: string, { since }: { since?: string }) => {
      const { client, print } = setting()
      if (since === undefined) {
        const { webhookDeliveryReplay } = await client.run(WebhookReplayDocument, { id })
        return print(withoutTypename(unwrap(webhookDeliveryReplay)))
      }
      const { webhookMissedReplay } = await client.run(WebhookReplayMissedDocument, { id, since })
      print(withoutTypename(unwrap(webhookMissedReplay)))
    })
  webhooks
    .command('events')
    .description("the newest 25 of an account's event log")
    .requiredOption('--email <email>', 'whose')
    .action(async ({ email }: { email: string }) => {
      const { client, print } = setting()
      const { accountFind } = await client.run(WebhookEventsDocument, { email, first: SHOWN })
      print(
        unwrap(accountFind).events.edges.map(({ node: { body } }) => ({
          ...body,
          data: JSON.stringify(body.data),
        })),
      )
    })
}

/** `message.created` → `MESSAGE_CREATED`. The site refuses unknown types. */
function typeNamed(type: string): EventType {
  return type.replaceAll('.', '_').toUpperCase() as EventType
}

function withSecret({ secret, endpoint }: { secret: string; endpoint: object }) {
  return { secret, ...endpoint }
}

function withoutTypename<T extends { __typename: string }>({ __typename, ...shown }: T) {
  return shown
}
