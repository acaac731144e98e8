import { type HostedAgent, readHostedAgent } from '../src/directory/hosted-agent.ts'
import { type AgentReply, tellAgent } from '../src/directory/tell-agent.ts'
import { builder } from './builder.ts'
import { withoutNulls } from './without-nulls.ts'

const BusinessAgent = builder.objectRef<HostedAgent>('BusinessAgent').implement({
  description: "A business's agent that answers here.",
  fields: (t) => ({
    slug: t.exposeString('slug'),
    business: t.string({ resolve: ({ facts }) => facts.businessName }),
    description: t.string({ nullable: true, resolve: ({ facts }) => facts.description }),
    services: t.stringList({ resolve: ({ facts }) => [...facts.services] }),
    trade: t.exposeString('trade', { nullable: true }),
    town: t.exposeString('town', { nullable: true }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

builder.queryField('businessAgent', (t) =>
  t.withAuth({ visitor: true }).field({
    type: BusinessAgent,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, { app }) => readHostedAgent(app, slug),
  }),
)

const BusinessAgentReply = builder.objectRef<AgentReply>('BusinessAgentReply').implement({
  fields: (t) => ({
    contextId: t.exposeString('contextId'),
    text: t.exposeString('text'),
    ended: t.exposeBoolean('ended', { description: 'The receptionist said goodbye.' }),
    messageLeft: t.exposeBoolean('messageLeft', { description: 'The owner has a message of it.' }),
    urgent: t.exposeBoolean('urgent'),
  }),
})

const BusinessAgentTellInput = builder.inputType('BusinessAgentTellInput', {
  fields: (t) => ({
    slug: t.string({ required: true }),
    messageId: t.string({ required: true }),
    contextId: t.string(),
    skill: t.string(),
    text: t.string({ required: true }),
    name: t.string(),
    phone: t.string(),
  }),
})

builder.mutationField('businessAgentTell', (t) =>
  t.withAuth({ visitor: true }).field({
    type: BusinessAgentReply,
    description: "What a line's receptionist answers another agent.",
    errors: {},
    args: { input: t.arg({ type: BusinessAgentTellInput, required: true }) },
    resolve: (_root, { input }, { app, viewer }) => tellAgent(app, viewer, withoutNulls(input)),
  }),
)
