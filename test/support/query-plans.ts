// @ts-expect-error Prisma's own module, without types.
import { QueryCompiler } from '@prisma/client/runtime/query_compiler_small_bg.postgresql.mjs'

type Compile = (this: unknown, query: string) => unknown

/**
 * Each Prisma caches its own query plans, and every world opens several: this shares one schema's plans within the
 * process. A refused query is refused each time.
 */
for (const method of ['compile', 'compileBatch'] as const) {
  const compile: Compile = QueryCompiler.prototype[method]
  const plans = new Map<string, unknown>()
  QueryCompiler.prototype[method] = function (this: unknown, query: string) {
    const plan = plans.get(query) ?? compile.call(this, query)
    plans.set(query, plan)
    return plan
  }
}
