import { z } from 'zod'
import type { App } from '../../app.ts'
import { text } from '../../kernel/text/text-schema.ts'
import { MeetingOrder } from '../meeting-order.ts'
import { calendarAddress } from './calendar-address.ts'

const given = {
  name: text(80).optional(),
  enabled: z.boolean().default(false),
  maxMinutes: MeetingOrder.shape.maxMinutes,
  recipients: MeetingOrder.shape.recipients,
}

export const newCalendar = (app: App) => z.strictObject({ address: calendarAddress(app), ...given })

/** Fields left out do not change; null clears. */
export const CalendarChange = z.strictObject({
  name: given.name.nullable(),
  enabled: z.boolean().optional(),
  maxMinutes: given.maxMinutes.nullable(),
  recipients: given.recipients,
})
