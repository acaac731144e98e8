import type { Tool as ListedTool, StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Tool } from './tool.ts'

type JsonSchema = Record<string, unknown>

/** What clients and the protocol library see of a tool, its two JSON Schemas made. */
export type Advertised = {
  listed: ListedTool
  inputSchema: StandardSchemaWithJSON
  outputSchema: StandardSchemaWithJSON
}

const made = new WeakMap<Tool, Advertised>()

/**
 * A tool as clients see it, made once. The library asks for the JSON Schemas at each call, since each has a server of
 * its own; making them anew took a fifth of a call's time (docs/performance.md §6).
 */
export function advertised(name: string, tool: Tool): Advertised {
  const known = made.get(tool)
  if (known) return known
  const { title, description, annotations, takes, answers } = tool
  const input: JsonSchema = z.toJSONSchema(takes, { io: 'input' })
  const output: JsonSchema = z.toJSONSchema(answers)
  const one = {
    listed: {
      name,
      title,
      description,
      annotations,
      inputSchema: input,
      outputSchema: output,
    } as ListedTool,
    // Arguments are validated where they are read, so that refusals have the same wording in every API rather than
    // the library's.
    inputSchema: withJson(takes, input, (value) => ({ value })),
    outputSchema: withJson(answers, output),
  }
  made.set(tool, one)
  return one
}

type Standard = StandardSchemaWithJSON['~standard']

function withJson(
  schema: z.ZodObject,
  json: JsonSchema,
  validate: Standard['validate'] = schema['~standard'].validate,
): StandardSchemaWithJSON {
  const { version, vendor } = schema['~standard']
  const jsonSchema = { input: () => json, output: () => json }
  return { '~standard': { version, vendor, validate, jsonSchema } }
}
