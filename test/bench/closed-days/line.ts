import type { DayHours } from '../../../src/kernel/hours/hours.ts'
import { LANGUAGES } from '../../../src/kernel/languages.ts'
import type { BusinessFacts } from '../../../src/receptionist/receptionist.ts'

const from = (openHour: number, closeHour: number): DayHours => ({
  openMinute: openHour * 60,
  closeMinute: closeHour * 60,
})
const WEEKDAY = from(8, 18)

/** A line with all kinds of days with other hours: shorter, closed for a day or more, with a text and without. */
export const CLINIC: BusinessFacts = {
  businessName: 'Aspen Street Vets',
  businessPhone: '+13035550144',
  description: 'A small animal clinic.',
  services: ['Check-ups', 'Vaccinations', 'Dental cleaning for pets'],
  extra: 'Parking is behind the building.',
  city: 'Denver',
  hours: {
    Monday: WEEKDAY,
    Tuesday: WEEKDAY,
    Wednesday: WEEKDAY,
    Thursday: WEEKDAY,
    Friday: WEEKDAY,
    Saturday: from(9, 13),
    Sunday: null,
  },
  hoursExceptions: [
    {
      from: '2026-12-24',
      to: '2026-12-24',
      hours: from(8, 12),
      says: 'We close early for Christmas Eve',
    },
    { from: '2026-12-25', to: '2026-12-26', hours: null, says: 'closed for Christmas' },
    { from: '2026-12-31', to: '2026-12-31', hours: null, says: null },
    { from: '2027-01-01', to: '2027-01-01', hours: null, says: "closed for New Year's Day" },
    {
      from: '2027-01-10',
      to: '2027-01-10',
      hours: from(10, 14),
      says: 'Open Sunday for vaccinations',
    },
    { from: '2027-02-01', to: '2027-02-05', hours: null, says: 'closed for renovation' },
  ],
  timeZone: 'America/Denver',
  languages: LANGUAGES.filter((language) => language !== 'en'),
}

/** When a question is asked; both at 10 AM local time. */
export const ASKED_AT = {
  monday: new Date('2026-12-21T17:00:00Z'),
  christmas: new Date('2026-12-25T17:00:00Z'),
} as const
