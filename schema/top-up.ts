import {
  TopUpProblem as TopUpProblemValues,
  TopUpStatus as TopUpStatusValues,
} from '../prisma/generated/client/enums.ts'
import { type LinePackName, pack } from '../src/billing/minute-packs.ts'
import { readBoughtThisMonth, readTopUp } from '../src/lines/top-up/read-top-up.ts'
import { changeTopUpCard, startTopUp, stopTopUp } from '../src/lines/top-up/switch-top-up.ts'
import { builder } from './builder.ts'
import { upperCase } from './enum-values.ts'
import { Line } from './line.ts'
import { loadLine } from './line-loader.ts'
import { MinutePack } from './minute-pack.ts'

const TopUpStatus = builder.enumType('TopUpStatus', {
  description:
    'AWAITING_CARD: nothing is bought before a card is saved. PAUSED: a payment failed or is ' +
    'disputed, and nothing is bought before the owner acts.',
  values: upperCase(TopUpStatusValues),
})
const TopUpProblem = builder.enumType('TopUpProblem', { values: upperCase(TopUpProblemValues) })

const TopUp = builder.prismaObject('TopUp', {
  description:
    'How packs are bought for a line by themselves, with a card that the payment processor keeps.',
  fields: (t) => ({
    status: t.field({ type: TopUpStatus, resolve: ({ status }) => status }),
    problem: t.field({
      type: TopUpProblem,
      nullable: true,
      description: 'Why it is paused.',
      resolve: ({ problem }) => problem,
    }),
    pack: t.field({
      type: MinutePack,
      resolve: ({ pack: name }) => pack(name as LinePackName),
    }),
    thresholdMinutes: t.int({
      description: 'A pack is bought when a call leaves less than this.',
      resolve: ({ thresholdSeconds }) => thresholdSeconds / 60,
    }),
    packsPerMonth: t.exposeInt('packsPerMonth', {
      description: "At most so many in a calendar month of the line's time zone.",
    }),
    boughtThisMonth: t.int({
      description: 'Packs bought so, one that is under way included.',
      resolve: (topUp, _args, { app }) => readBoughtThisMonth(app, topUp),
    }),
    cardPageUrl: t.withAuth({ owner: true }).string({
      nullable: true,
      description:
        "Where a card is saved, on the payment processor's hosted page, while it is open.",
      resolve: ({ setUpUrl }) => setUpUrl,
    }),
  }),
})

builder.objectField(Line, 'topUp', (t) =>
  t.withAuth({ account: true, staff: true }).field({
    type: TopUp,
    nullable: true,
    description: 'Auto top-up; null while it is off, as it is unless its owner turns it on.',
    resolve: ({ accountId, id: lineId }, _args, { app }) => readTopUp(app, { accountId, lineId }),
  }),
)

const TopUpInput = builder.inputType('LineTopUpInput', {
  fields: (t) => ({
    pack: t.string({ required: true, description: 'A line pack: `min40` or `min200`.' }),
    thresholdMinutes: t.int({ required: true, description: 'From 1 to 30.' }),
    packsPerMonth: t.int({ required: true, description: 'From 1 to 20.' }),
  }),
})

builder.mutationFields((t) => ({
  lineTopUpStart: t.withAuth({ owner: true }).field({
    type: TopUp,
    description:
      'Turns auto top-up on, changes it, or has it go on after a pause. Until a card is saved ' +
      'at `cardPageUrl` nothing is bought. For the owner signed in: a key spends no money.',
    errors: {},
    args: {
      lineId: t.arg.id({ required: true }),
      input: t.arg({ type: TopUpInput, required: true }),
    },
    resolve: (_root, { lineId, input }, { app, viewer }) => startTopUp(app, viewer, lineId, input),
  }),
  lineTopUpChangeCard: t.withAuth({ owner: true }).field({
    type: TopUp,
    description: 'Opens a page on which another card is saved; the one before pays until then.',
    errors: {},
    args: { lineId: t.arg.id({ required: true }) },
    resolve: (_root, { lineId }, { app, viewer }) => changeTopUpCard(app, viewer, lineId),
  }),
  lineTopUpStop: t.withAuth({ account: true }).field({
    type: Line,
    description: 'Turns auto top-up off; the payment processor forgets the card.',
    errors: {},
    args: { lineId: t.arg.id({ required: true }) },
    resolve: async (_root, { lineId }, context) => {
      await stopTopUp(context.app, context.viewer, lineId)
      return loadLine(context, lineId)
    },
  }),
}))
