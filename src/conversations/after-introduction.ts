const GREETING = `(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)?[,.!]? )?`
const IS_ME = `(?:this is|it's|my name is|my name's|I'm|I am)`

/**
 * What a caller says after giving the name that is shown beside: `Hi, this is Dana Reyes. The heater burst` → `The
 * heater burst`; '' where they do not begin with it.
 */
export function afterIntroduction(words: string, name: string): string {
  const escaped = name.replace(/[^\w\s]/g, String.raw`\$&`)
  const introduced = new RegExp(`^${GREETING}${IS_ME} ${escaped}(?:[,.;]| and) (?=\\S)`, 'i')
  const rest = introduced.test(words) ? words.replace(introduced, '') : ''
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
