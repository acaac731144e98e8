import type { DayHours, WeekHours } from '../../../src/kernel/hours/hours.ts'
import type { BusinessFacts } from '../../../src/receptionist/receptionist.ts'

export type Trade =
  | 'vet'
  | 'garage'
  | 'lock'
  | 'hvac'
  | 'plumbing'
  | 'roofing'
  | 'electrical'
  | 'pest'
  | 'appliance'

const from = (open: number, close: number): DayHours => ({
  openMinute: open * 60,
  closeMinute: (close % 24) * 60,
})

function week(
  weekday: DayHours | null,
  Saturday: DayHours | null,
  Sunday: DayHours | null,
): WeekHours {
  return {
    Monday: weekday,
    Tuesday: weekday,
    Wednesday: weekday,
    Thursday: weekday,
    Friday: weekday,
    Saturday,
    Sunday,
  }
}

/** One business per trade; their hours cover overnight, around the clock, half days and closed days. */
export const BUSINESSES: Record<Trade, BusinessFacts> = {
  vet: {
    businessName: 'Oak Hollow Animal Hospital',
    businessPhone: '+19195550101',
    description: 'A night and weekend clinic for pets.',
    services: ['Emergency exams', 'Vaccinations', 'X-rays', 'Spay and neuter'],
    extra: 'The exam fee is $75. We see dogs and cats only. Parking is free behind the building.',
    city: 'Raleigh',
    hours: week(from(18, 8), from(12, 8), from(0, 24)),
    timeZone: 'America/New_York',
    languages: ['es'],
  },
  garage: {
    businessName: 'Delgado Auto Repair',
    businessPhone: '+12105550102',
    description: 'Car repair on the north side since 1988.',
    services: [
      'Oil changes',
      'Brake repair',
      'State inspections',
      'Tire rotation',
      'Engine diagnostics',
    ],
    extra:
      'We take walk-ins for oil changes. Diagnostics are $95. We do not do body work. Loaner cars are not available.',
    city: 'San Antonio',
    hours: week(from(8, 18), from(8, 13), null),
    timeZone: 'America/Chicago',
    languages: ['es'],
  },
  lock: {
    businessName: 'Keystone Locksmiths',
    businessPhone: '+12155550103',
    description: 'Locksmiths for homes, cars and shops.',
    services: ['House lockouts', 'Car lockouts', 'Rekeying', 'Lock installation'],
    extra: 'We need to see ID before opening a door. We do not cut chip keys.',
    city: 'Philadelphia',
    hours: week(from(0, 24), from(0, 24), from(0, 24)),
    timeZone: 'America/New_York',
    languages: ['es'],
  },
  hvac: {
    businessName: 'Summit Heating and Air',
    businessPhone: '+13035550104',
    description: 'Heating and cooling for homes in the metro area.',
    services: ['AC repair', 'Furnace repair', 'Maintenance plans', 'Duct cleaning'],
    extra: 'The diagnostic visit is $99. We offer financing. We do not service window units.',
    city: 'Denver',
    hours: week(from(7, 19), from(7, 19), from(7, 19)),
    timeZone: 'America/Denver',
    languages: ['es'],
  },
  plumbing: {
    businessName: 'Hill Country Plumbing',
    businessPhone: '+15125550100',
    description: 'A family plumbing company.',
    services: ['Water heater repair', 'Drain cleaning', 'Leak detection'],
    extra: 'The service call fee is $89. We are licensed and insured. Parking is behind the shop.',
    city: 'Austin',
    hours: week(from(9, 17), from(9, 13), null),
    timeZone: 'America/Chicago',
    languages: ['es'],
  },
  roofing: {
    businessName: 'Redline Roofing',
    businessPhone: '+19185550105',
    description: 'Roofs and gutters for homes.',
    services: [
      'Roof replacement',
      'Leak repair',
      'Storm damage inspections',
      'Gutter installation',
    ],
    extra:
      'Inspections are free. We work with all insurance companies. Our roof replacements carry a ten year workmanship warranty.',
    city: 'Tulsa',
    hours: week(from(8, 17), null, null),
    timeZone: 'America/Chicago',
    languages: ['es'],
  },
  electrical: {
    businessName: 'Brightline Electric',
    businessPhone: '+16025550106',
    description: 'Electricians for homes and small shops.',
    services: [
      'Panel upgrades',
      'EV charger installation',
      'Outlet and switch repair',
      'Ceiling fan installation',
    ],
    extra: 'We are licensed, bonded and insured. The minimum charge is $150.',
    city: 'Phoenix',
    hours: week(from(7, 16.5), from(8, 12), null),
    timeZone: 'America/Phoenix',
    languages: ['es'],
  },
  pest: {
    businessName: 'Green Shield Pest Control',
    businessPhone: '+14075550107',
    description: 'Pest control for homes and restaurants.',
    services: [
      'Termite inspections',
      'Ant and roach treatment',
      'Rodent control',
      'Bed bug treatment',
      'Wasp nest removal',
    ],
    extra:
      'Our products are safe for pets once dry. Termite inspections are free. We do not remove bees or wildlife.',
    city: 'Orlando',
    hours: week(from(8, 18), from(8, 18), null),
    timeZone: 'America/New_York',
    languages: ['es'],
  },
  appliance: {
    businessName: 'Rapid Appliance Repair',
    businessPhone: '+15595550108',
    description: 'Home appliance repair, most brands.',
    services: [
      'Refrigerator repair',
      'Washer and dryer repair',
      'Dishwasher repair',
      'Oven repair',
    ],
    extra:
      'The service call is $79 and is waived if we do the repair. We do not service commercial equipment. Repairs are guaranteed for 90 days.',
    city: 'Fresno',
    hours: week(from(9, 17), from(10, 14), null),
    timeZone: 'America/Los_Angeles',
    languages: ['es'],
  },
}
