import type { Trade } from '../../../../src/test-lines/test-line-order.ts'
import type { ErrorFieldsFragment } from '../../../generated/operations.ts'
import { count, timesIn } from '../frame/amounts-and-times-in-words.ts'

/** Each trade's name for owners. */
export const TRADE_NAMES: Readonly<Record<Trade, string>> = {
  vet: 'Veterinary practice',
  garage: 'Car repair',
  lock: 'Locksmith',
  hvac: 'Heating and air conditioning',
  plumbing: 'Plumbing',
  roofing: 'Roofing',
  electrical: 'Electrical work',
  pest: 'Pest control',
  appliance: 'Appliance repair',
}

export function callsLeft(line: { callsLeft: number; callsAllowed: number }): string {
  if (line.callsLeft === 0) return `All ${count(line.callsAllowed, 'call')} made`
  return `${line.callsLeft} of ${count(line.callsAllowed, 'call')} left`
}

/** A time within a day from `now`: `3:05 PM CST tomorrow`. */
export function soon(at: string | Date, timeZone: string, now: Date): string {
  const times = timesIn(timeZone, now)
  return `${times.time(at)} ${times.zone(at)} ${times.day(at).toLowerCase()}`
}

type Why = Pick<ErrorFieldsFragment, 'code' | 'retryAfterSeconds'>

/** Why no test line is available, and when one will be. */
export function noneToBeHad({ code, retryAfterSeconds }: Why, timeZone: string, now: Date): string {
  if (retryAfterSeconds === null) return NO_NUMBER
  const again = soon(new Date(now.getTime() + retryAfterSeconds * 1_000), timeZone, now)
  return code === 'test_line_limit'
    ? `You have made three test lines today, which is the daily limit. You can make the next one at ${again}.`
    : `All test lines are in use right now. Try again at ${again}.`
}

const NO_NUMBER =
  'Test lines have no phone number here yet, so none was made. The people who run this site have to add one.'
