import { CLOSED_ALL_WEEK, DEFAULT_HOURS } from '../kernel/hours/hours.ts'
import type { BusinessFacts } from '../receptionist/receptionist.ts'
import { readHoursInWords } from './hours/hours-in-words.ts'
import type { Trade } from './test-line-order.ts'
import { TRADE_KNOWLEDGE } from './trades/knowledge-by-trade.ts'

/** The input of a test line's receptionist. */
export type FactsSource = {
  businessName: string
  trade: string
  area: string | null
  hoursText: string | null
  services: readonly string[]
  timeZone: string
  testNumber: string
}

/**
 * The business as given by its owner, completed from its trade. Hours that are not understood are told in the owner's
 * words; given services are the whole list.
 */
export function factsOf(source: FactsSource): BusinessFacts {
  const { businessName, area, timeZone, testNumber } = source
  const trade = TRADE_KNOWLEDGE[source.trade as Trade]
  return {
    businessName,
    businessPhone: testNumber,
    description: `${businessName} is ${trade.kind}${area ? ` in ${area}` : ''}.`,
    services: servicesOf(source),
    extra: trade.facts.join(' '),
    city: area,
    timeZone,
    languages: [],
    detailsQuestion: trade.detailsQuestion,
    ...hoursOf(source.hoursText),
  }
}

/** Those the owner gave, else those of the trade. */
export function servicesOf({ trade, services }: Pick<FactsSource, 'trade' | 'services'>) {
  return services.length > 0 ? services : TRADE_KNOWLEDGE[trade as Trade].services
}

function hoursOf(words: string | null): Pick<BusinessFacts, 'hours' | 'hoursInWords'> {
  if (words === null) return { hours: DEFAULT_HOURS }
  const hours = readHoursInWords(words)
  return hours ? { hours } : { hours: CLOSED_ALL_WEEK, hoursInWords: words }
}
