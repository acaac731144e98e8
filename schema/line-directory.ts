import { PhoneCodeWay as Way } from '../prisma/generated/client/enums.ts'
import type { App } from '../src/app.ts'
import { agentCardUrl } from '../src/directory/agent-address.ts'
import {
  LISTING_STATES,
  listingsOfLine,
  type NumberListing,
} from '../src/directory/listing-state.ts'
import { awaitedCode } from '../src/directory/phone-code.ts'
import type { LineView } from '../src/lines/read-lines.ts'
import { builder } from './builder.ts'
import { upperCase } from './enum-values.ts'

const ListingState = builder.enumType('DirectoryListingState', {
  values: upperCase(LISTING_STATES),
})

const NumberListingType = builder.objectRef<NumberListing>('DirectoryNumber').implement({
  description: "One of a line's two numbers, and whether it resolves.",
  fields: (t) => ({
    number: t.exposeString('number'),
    state: t.field({ type: ListingState, resolve: ({ state }) => state }),
  }),
})

export const PhoneCodeWay = builder.enumType('PhoneCodeWay', { values: upperCase(Way) })

type AwaitedCode = { way: Way; expiresAt: Date }

const AwaitedCode = builder.objectRef<AwaitedCode>('AwaitedPhoneCode').implement({
  description: 'A code that was sent to the business phone and can be entered.',
  fields: (t) => ({
    way: t.field({ type: PhoneCodeWay, resolve: ({ way }) => way }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

/** The part of a line that other agents see. */
export const LineDirectory = builder.objectRef<LineView>('LineDirectory').implement({
  description: 'Whether other agents find the business by its number, and whom they find.',
  fields: (t) => ({
    optedIn: t.boolean({ resolve: ({ agentSlug }) => agentSlug !== null }),
    agentCard: t.string({
      nullable: true,
      description: 'The public agent card.',
      resolve: (line, _args, { app }) => cardOf(app, line),
    }),
    ownCardUrl: t.exposeString('ownCardUrl', { nullable: true }),
    trade: t.exposeString('trade', { nullable: true }),
    town: t.exposeString('town', { nullable: true }),
    awaitedCode: t.field({
      type: AwaitedCode,
      nullable: true,
      resolve: ({ accountId, id: lineId, businessPhone: e164 }, _args, { app }) =>
        awaitedCode(app, { accountId, lineId, e164 }),
    }),
    numbers: t.field({
      type: [NumberListingType],
      description: "The line's own number first, then the business's phone.",
      resolve: (line, _args, { app }) => listingsOfLine(app, line),
    }),
  }),
})

function cardOf(app: App, { agentSlug, ownCardUrl }: LineView): string | null {
  return agentSlug === null ? null : agentCardUrl(app, { slug: agentSlug, ownCardUrl })
}
