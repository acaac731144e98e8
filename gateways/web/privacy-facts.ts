import type { Config } from '../../src/kernel/config/config.ts'
import { sandboxedProviders } from '../../src/kernel/config/sandboxed-providers.ts'

type Company = { name: string; gets: string; why: string }

/** Which companies receive which data, by the site's settings. A provider replaced by the sandbox receives nothing. */
export function privacyFacts(config: Config) {
  const standIns = sandboxedProviders(config)
  const real = Object.entries(providersOf(config)).filter(([name]) => !standIns.includes(name))
  return {
    standIns: new Intl.ListFormat('en-US').format(standIns),
    companies: [...real.map(([, company]) => company), ...modelCompany(config)],
    contactEmail: config.contactEmail,
  }
}

function providersOf(config: Config): Record<string, Company> {
  return {
    Twilio: {
      name: 'Twilio',
      gets: `The sound of calls, phone numbers and texts.${config.recordings ? ' It stores call recordings.' : ''}`,
      why: 'Carries calls and texts, and turns speech into text and back.',
    },
    'the note-taker': {
      name: config.noteTaker === 'attendee' ? 'Attendee' : 'Recall.ai',
      gets: 'The meeting’s link, and what is said in it.',
      why: 'Sends the note-taker into meetings.',
    },
    Postmark: {
      name: 'Postmark',
      gets: 'Email addresses, and what our emails say.',
      why: 'Delivers our emails.',
    },
    Stripe: {
      name: 'Stripe',
      gets: 'Your email address, your card and what you buy.',
      why: 'Takes payments, and saves your card if you turn on auto top-up.',
    },
    'the identity provider': {
      name: new URL(config.oidc.issuer).hostname,
      gets: 'Your email address, and when you sign in.',
      why: 'Confirms who you are when you sign in.',
    },
  }
}

function modelCompany({ model }: Config): Company[] {
  const facts = {
    gets: 'What is said in calls and meetings.',
    why: 'Its language model answers and summarizes.',
  }
  if (model.anthropicApiKey) return [{ name: 'Anthropic', ...facts }]
  if (!model.openaiApiKey && !model.openaiBaseUrl) return []
  const name = model.openaiBaseUrl ? new URL(model.openaiBaseUrl).hostname : 'OpenAI'
  return [{ name, ...facts }]
}
