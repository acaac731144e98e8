import type { Owner } from '../src/accounts/viewer.ts'
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
    scopes: t.exposeStringList('scopes', { description: '`meetings:read`, `meetings:write`.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.queryFields((t) => ({
  agentGrants: t.field({
    type: [AgentGrant],
    description: "The viewer's connected agents, newest first.",
    authScopes: { owner: true },
    resolve: (_root, _args, { app, viewer }) => listAgentGrants(app, viewer as Owner),
  }),
}))

const AgentGrantAllowInput = builder.inputType('AgentGrantAllowInput', {
  fields: (t) => ({
    clientId: t.string({ required: true }),
    clientName: t.string({ required: true }),
    redirectHost: t.string({ required: true }),
    mayWrite: t.boolean({
      required: true,
      description: 'Whether `meetings:write` was asked for and ticked. Reading is always included.',
    }),
  }),
})

builder.mutationFields((t) => ({
  agentGrantAllow: t.field({
    type: AgentGrant,
    description: 'Takes the place of an earlier grant to the same client, whose tokens die.',
    authScopes: { owner: true },
    errors: {},
    args: { input: t.arg({ type: AgentGrantAllowInput, required: true }) },
    resolve: (_root, { input }, { app, viewer }) => allowAgent(app, viewer as Owner, input),
  }),
  agentGrantRevoke: t.field({
    type: AgentGrant,
    authScopes: { owner: true },
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => revokeAgentGrant(app, viewer as Owner, id),
  }),
}))
