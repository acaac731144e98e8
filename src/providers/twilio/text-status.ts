import { LAST_OF_TEXT, type TextStatus } from '../../platform/texts/note-text-status.ts'

/** A text's final status; earlier ones are ignored. The query of the callback URL identifies the text. */
export function textStatus(
  query: { account?: unknown; text?: unknown },
  form: Record<string, string>,
) {
  const { account: accountId, text: textId } = query
  const status = LAST_OF_TEXT.find((last) => last === form.MessageStatus)
  if (!status || typeof accountId !== 'string' || typeof textId !== 'string') return undefined
  const payload: TextStatus = { accountId, textId, status, errorCode: form.ErrorCode || null }
  return { id: `${textId}:${status}`, kind: `text.${status}`, payload }
}
