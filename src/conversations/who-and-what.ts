import type { Message } from '../../prisma/generated/client/client.ts'
import { formatUsPhone } from '../kernel/phone.ts'

type Left = Pick<Message, 'name' | 'phone' | 'source'>

/** The summary without the name or number it may begin with. */
export function matterOf(summary: string, message: Left): string {
  const after = `${whoLeft(message)}: `
  return summary.startsWith(after) ? summary.slice(after.length) : summary
}

export function whoLeft({ name, phone, source }: Left): string {
  if (name) return name
  if (phone) return formatUsPhone(phone)
  return source === 'agent' ? 'an agent' : 'a caller'
}
