import type { Config } from '../../src/kernel/config/config.ts'
import { sandboxedProviders } from '../../src/kernel/config/sandboxed-providers.ts'

type Company = { name: string; what: string }

/** Which companies receive which data, by the site's settings. A provider replaced by the sandbox receives nothing. */
export function privacyFacts(config: Config) {
  const standIns = sandboxedProviders(config)
  const noteTaker = config.noteTaker === 'attendee' ? 'Attendee' : 'Recall.ai'
  const companies: Record<string, Company> = {
    Twilio: {
      name: 'Twilio',
      what: config.recordings
        ? 'Carries calls and texts, turns speech into text and back, and stores call recordings.'
        : 'Carries calls and texts, and turns speech into text and back.',
    },
    'the note-taker': { name: noteTaker, what: 'Sends the note-taker into meetings.' },
    Postmark: { name: 'Postmark', what: 'Delivers our emails.' },
    Stripe: {
      name: 'Stripe',
      what: 'Takes payments, and saves your card if you turn on auto top-up.',
    },
    'the identity provider': {
      name: new URL(config.oidc.issuer).hostname,
      what: 'Confirms who you are when you sign in.',
    },
  }
  const real = Object.entries(companies).filter(([name]) => !standIns.includes(name))
  return {
    standIns: new Intl.ListFormat('en-US').format(standIns),
    companies: [...real.map(([, company]) => company), ...modelCompany(config)],
    contactEmail: config.contactEmail,
  }
}

function modelCompany({ model }: Config): Company[] {
  const what =
    'Its language model reads what is said in calls and meetings, to answer and to summarize.'
  if (model.anthropicApiKey) return [{ name: 'Anthropic', what }]
  if (!model.openaiApiKey && !model.openaiBaseUrl) return []
  const name = model.openaiBaseUrl ? new URL(model.openaiBaseUrl).hostname : 'OpenAI'
  return [{ name, what }]
}
