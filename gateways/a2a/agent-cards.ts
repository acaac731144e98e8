import type { Config } from '../../src/kernel/config/config.ts'
import type { BusinessAgentShowQuery } from '../generated/operations.ts'
import { DIRECTORY_SKILL } from './directory-agent.ts'
import { PROTOCOL_VERSION } from './protocol-errors.ts'

type Site = Pick<Config, 'baseUrl'>

const CARD_VERSION = '1.0.0'
const CAPABILITIES = { streaming: false, pushNotifications: false, extendedAgentCard: false }
const EXAMPLE_NUMBER = '+14155550100'

/** The directory's card, at the root of the site (docs/protocols.md §1). */
export function directoryCard({ baseUrl }: Site) {
  const example = JSON.stringify({ skill: DIRECTORY_SKILL, number: EXAMPLE_NUMBER })
  return {
    ...shared(baseUrl, '/a2a'),
    name: 'Business directory',
    description:
      'Resolves an opted-in US business, by E.164 phone number, to its public agent card URL.',
    defaultInputModes: ['application/json', 'text/plain'],
    defaultOutputModes: ['application/json'],
    skills: [
      {
        id: DIRECTORY_SKILL,
        name: "Find a business's agent",
        description: `Send ${example} as a data part, or the number as text.`,
        tags: ['directory', 'phone', 'discovery'],
        examples: [example, EXAMPLE_NUMBER],
        inputModes: ['application/json', 'text/plain'],
        outputModes: ['application/json'],
      },
    ],
  }
}

type Agent = NonNullable<BusinessAgentShowQuery['businessAgent']>

/** The card of a business whose agent is hosted here. */
export function businessCard({ baseUrl }: Site, agent: Agent) {
  const modes = ['text/plain', 'application/json']
  return {
    ...shared(baseUrl, `/agents/${agent.slug}/a2a`),
    name: agent.business,
    description: describe(agent),
    defaultInputModes: modes,
    defaultOutputModes: modes,
    skills: [
      {
        id: 'ask',
        name: 'Ask the business',
        description:
          'Ask about opening hours, services, location and languages. What it does not know it passes on to the owner.',
        tags: ['business', 'hours', 'services'],
        examples: ['Are you open on Saturday?'],
        inputModes: modes,
        outputModes: modes,
      },
      {
        id: 'leave_message',
        name: 'Leave a message',
        description:
          'Send {"skill":"leave_message","name":"…","phone":"+1…","message":"…"} as a data part; the owner is mailed.',
        tags: ['business', 'message'],
        examples: [
          JSON.stringify({
            skill: 'leave_message',
            name: 'Dana Reyes',
            phone: EXAMPLE_NUMBER,
            message: 'Please call back about a repair.',
          }),
        ],
        inputModes: modes,
        outputModes: modes,
      },
    ],
  }
}

function shared(baseUrl: string, path: string) {
  return {
    supportedInterfaces: [
      { url: `${baseUrl}${path}`, protocolBinding: 'JSONRPC', protocolVersion: PROTOCOL_VERSION },
    ],
    provider: { organization: 'Frontdesk', url: baseUrl },
    version: CARD_VERSION,
    documentationUrl: `${baseUrl}/developers/reference`,
    capabilities: CAPABILITIES,
  }
}

function describe({ business, trade, town, description }: Agent): string {
  const what = [trade, town].filter((part) => part !== null).join(', ')
  return [`The AI receptionist of ${business}${what ? ` (${what})` : ''}.`, description]
    .filter((part) => part !== null)
    .join(' ')
}
