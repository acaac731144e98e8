import { LANGUAGES, type Language } from '../../kernel/languages.ts'
import type { LineView } from '../../lines/read-lines.ts'
import type { BusinessFacts } from '../../receptionist/receptionist.ts'

/** The facts that callers of the line may be told. */
export function factsOf(line: LineView): BusinessFacts {
  const { businessName, businessPhone, description, services, extra, city } = line
  const { hours, hoursExceptions, timeZone } = line
  const languages = line.languages.filter((one): one is Language =>
    LANGUAGES.some((known) => known === one),
  )
  const business = { businessName, businessPhone, description, services, extra, city }
  return { ...business, hours, hoursExceptions, timeZone, languages }
}
