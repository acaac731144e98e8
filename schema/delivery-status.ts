import { DeliveryStatus as DeliveryStatusValues } from '../prisma/generated/client/enums.ts'
import { builder } from './builder.ts'
import { upperCase } from './enum-values.ts'

export const DeliveryStatus = builder.enumType('DeliveryStatus', {
  description:
    'How far a mail has come for one recipient; of a recap, NONE when there will be none.',
  values: upperCase({ ...DeliveryStatusValues, none: 'none' } as const),
})
