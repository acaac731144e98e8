import { type Found, lookUpNumber } from '../src/directory/look-up-number.ts'
import { optIn, optOut } from '../src/directory/opt-in.ts'
import { enterPhoneCode, orderPhoneCode } from '../src/directory/phone-code.ts'
import { approvePhone } from '../src/directory/prove-phone.ts'
import { requireLine } from '../src/lines/read-lines.ts'
import { builder } from './builder.ts'
import { Line } from './line.ts'
import { PhoneCodeWay } from './line-directory.ts'
import { withoutNulls } from './without-nulls.ts'

const DirectoryListing = builder.objectRef<Found>('DirectoryListing').implement({
  description: 'What the directory tells of a number.',
  fields: (t) => ({
    number: t.exposeString('number'),
    agentCard: t.exposeString('agentCard'),
    business: t.exposeString('business'),
    trade: t.exposeString('trade', { nullable: true }),
    town: t.exposeString('town', { nullable: true }),
  }),
})

builder.queryField('directoryLookUp', (t) =>
  t.withAuth({ visitor: true }).field({
    type: DirectoryListing,
    nullable: true,
    description: 'Null for a business that has not opted in as for a number that nobody knows.',
    args: { number: t.arg.string({ required: true, description: 'E.164.' }) },
    resolve: (_root, { number }, { app }) => lookUpNumber(app, number),
  }),
)

builder.mutationFields((t) => ({
  directoryOptIn: t.withAuth({ account: true }).field({
    type: Line,
    description:
      "Makes a live line's business findable: by the line's number at once, by its own phone once that is proven.",
    errors: {},
    args: {
      lineId: t.arg.id({ required: true }),
      ownCardUrl: t.arg.string({ description: 'https; left out, we host the card and the agent.' }),
      trade: t.arg.string(),
      town: t.arg.string({ description: "The line's city when left out." }),
    },
    resolve: (_root, { lineId, ...card }, { app, viewer }) =>
      optIn(app, viewer, lineId, withoutNulls(card)).then((id) => requireLine(app, viewer, id)),
  }),
  directoryOptOut: t.withAuth({ account: true }).field({
    type: Line,
    description: 'Neither number resolves from then on.',
    errors: {},
    args: { lineId: t.arg.id({ required: true }) },
    resolve: (_root, { lineId }, { app, viewer }) =>
      optOut(app, viewer, lineId).then((id) => requireLine(app, viewer, id)),
  }),
  directoryCodeSend: t.withAuth({ account: true }).field({
    type: Line,
    description:
      "Has a code called or texted to the line's business phone, to be entered within ten " +
      'minutes. Three a phone and day.',
    errors: {},
    args: {
      lineId: t.arg.id({ required: true }),
      way: t.arg({ type: PhoneCodeWay, required: true }),
      language: t.arg.string({ description: 'One that a line may speak; English when left out.' }),
    },
    resolve: (_root, { lineId, ...order }, { app, viewer }) =>
      orderPhoneCode(app, viewer, lineId, withoutNulls(order)).then((id) =>
        requireLine(app, viewer, id),
      ),
  }),
  directoryCodeEnter: t.withAuth({ account: true }).field({
    type: Line,
    description: 'Proves that the business phone is yours, by the code that was sent to it.',
    errors: {},
    args: { lineId: t.arg.id({ required: true }), code: t.arg.string({ required: true }) },
    resolve: (_root, { lineId, code }, { app, viewer }) =>
      enterPhoneCode(app, viewer, lineId, code).then((id) => requireLine(app, viewer, id)),
  }),
  directoryApprove: t.withAuth({ staff: true }).field({
    type: Line,
    description:
      "Vouches for the line's business phone; of two accounts that claim it, this one has it.",
    errors: {},
    args: { lineId: t.arg.id({ required: true }) },
    resolve: (_root, { lineId }, { app, viewer }) =>
      approvePhone(app, lineId).then((id) => requireLine(app, viewer, id)),
  }),
}))
