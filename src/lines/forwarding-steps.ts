import type { Item } from '../platform/mail/mail-paragraphs.ts'

/** How an owner's calls come to the line. The codes are on the line's page, for the phone company picked there. */
export const forwardingSteps: readonly [Item, Item] = [
  {
    text: 'Forward your business phone: pick your phone company, and dial its code on that phone.',
    note: 'It takes a minute. The same page says how to stop it.',
  },
  {
    text: 'Test it: call your business phone from another phone, and let it ring. The line should answer.',
  },
]
