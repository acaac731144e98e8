import type { BusinessFacts } from '../receptionist.ts'

export function factTexts({
  description,
  services,
  extra,
  city,
  hoursInWords,
}: BusinessFacts): string[] {
  return [description, services.join('. '), extra, city, hoursInWords ?? null].filter(
    (text) => text !== null,
  )
}
