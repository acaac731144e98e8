type Known = {
  services: readonly string[]
  extra?: string | null
  languages?: readonly string[]
}

const SUGGESTED_MAX = 5

/** How a caller begins who would rather speak another language that the line may offer. */
const IN_LANGUAGE: Record<string, string> = {
  es: '¿Hablan español?',
  fr: 'Parlez-vous français ?',
  de: 'Sprechen Sie Deutsch?',
  pt: 'Vocês falam português?',
}

/** What to ask a line: about its own services first, what every caller asks after that; not what was said already. */
export function suggestedQuestions(line: Known, said: readonly string[] = []): string[] {
  const [language] = (line.languages ?? []).filter((code) => IN_LANGUAGE[code])
  return [
    ...line.services.slice(0, 2).map((service) => `Do you do ${service}?`),
    'Are you open on Saturday?',
    line.extra ? 'How much is a visit?' : undefined,
    language && IN_LANGUAGE[language],
    'Please have somebody call me back.',
    'Is this a real person?',
  ]
    .filter((words): words is string => words !== undefined && !said.includes(words))
    .slice(0, SUGGESTED_MAX)
}
