import { allowAgent, listAgentGrants, revokeAgentGrant } from '../src/agents/agent-grants.ts'
import { builder } from './builder.ts'

export const AgentGrant = builder.prismaObject('AgentGrant', {
  description: 'An agent that the owner connected, and what it may do.',
  fields: (t) => ({
    id: t.exposeID('id'),
    clientName: t.exposeString('clientName', { description: 'What the agent calls itself.' }),
    redirectHost: t.exposeString('redirectHost', {
      description: 'Where the owner was sent back to.',
    }),
    scopes: t.exposeStringList('scopes', {
      description: 'What was ticked: `meetings:read`, `calls:read`.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.queryFields((t) => ({
  agentGrants: t.withAuth({ owner: true }).field({
    type: [AgentGrant],
    description: "The viewer's connected agents, newest first.",
    resolve: (_root, _args, { app, viewer }) => listAgentGrants(app, viewer),
  }),
}))

const AgentGrantAllowInput = builder.inputType('AgentGrantAllowInput', {
  fields: (t) => ({
    clientId: t.string({ required: true }),
    clientName: t.string({ required: true }),
    redirectHost: t.string({ required: true }),
    scopes: t.stringList({
      required: true,
      description: 'What was asked for and ticked. `meetings:read` is always included.',
    }),
  }),
})

builder.mutationFields((t) => ({
  agentGrantAllow: t.withAuth({ owner: true }).field({
    type: AgentGrant,
    description: 'Takes the place of an earlier grant to the same client, whose tokens die.',
    errors: {},
    args: { input: t.arg({ type: AgentGrantAllowInput, required: true }) },
    resolve: (_root, { input }, { app, viewer }) => allowAgent(app, viewer, input),
  }),
  agentGrantRevoke: t.withAuth({ owner: true }).field({
    type: AgentGrant,
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => revokeAgentGrant(app, viewer, id),
  }),
}))
