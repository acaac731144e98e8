import { TRADE_KNOWLEDGE } from '../../../../src/test-lines/trades/knowledge-by-trade.ts'

/** The typed facts, with what callers usually ask this trade for when the owner named no service. */
export function withUsualServices<F extends { services: readonly string[] }>(
  facts: F,
  trade: string,
): F {
  if (facts.services.length > 0 || !Object.hasOwn(TRADE_KNOWLEDGE, trade)) return facts
  const { services } = TRADE_KNOWLEDGE[trade as keyof typeof TRADE_KNOWLEDGE]
  return { ...facts, services: [...services] }
}
