import type { Item } from '../platform/mail/mail-paragraphs.ts'

/** How an owner's calls come to the line. The codes are on the line's page, for the phone company picked there. */
export const forwardingSteps: readonly [Item, Item] = [
  {
    text: 'Forward your business phone. Pick your phone company and dial its code on that phone.',
    note: 'It takes a minute, and the same page shows how to turn it off.',
  },
  {
    text: 'Test it. Call your business phone from another phone and let it ring. The line should answer.',
  },
]
