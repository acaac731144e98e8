import type { App } from '../app.ts'
import { lockMeetingOfMail, noteRecapDelivery } from '../meetings/note-recap-delivery.ts'
import { noteDelivery, type Told } from '../platform/mail/note-delivery.ts'

/** Stores a mail's delivery, and records the event when a recap's last recipient is done. */
export async function noteMailDelivery(app: App, told: Told) {
  await app.db.$transaction(async (tx) => {
    const meeting = await lockMeetingOfMail(tx, told)
    await noteDelivery(tx, told)
    if (meeting) await noteRecapDelivery(app, tx, meeting)
  })
}
