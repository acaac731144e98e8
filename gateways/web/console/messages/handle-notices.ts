/** For every page with a `handle-form.eta`. */
export const HANDLE_NOTICES = {
  handled: 'Marked handled.',
  unhandled: 'Reopened.',
}

export type HandleNotice = keyof typeof HANDLE_NOTICES
