import { escapeHtml } from '../page-shell.ts'
import type { Room } from './room.ts'

export const OUTCOMES = {
  ended: 'Lets the note-taker in',
  denied: 'Turns it away in the lobby',
  failed: 'Is not there: the service fails',
} satisfies Record<Room['outcome'], string>

const SCRIPT_PLACEHOLDER =
  'Rosa: Shall we move the delivery to Friday?&#10;Ben: Yes, I will call the depot by Thursday.'

/** `form` is what was submitted with the `problem`. */
export function roomFormHtml(problem: string | undefined, form: unknown): string {
  const given = (name: string) => {
    const value: unknown = Reflect.get(Object(form), name)
    return escapeHtml(typeof value === 'string' ? value : '')
  }
  const options = Object.entries(OUTCOMES).map(([outcome, meaning]) => {
    const selected = given('outcome') === outcome ? ' selected' : ''
    return `<option value="${outcome}"${selected}>${meaning}</option>`
  })
  return `${problem ? `<p role="alert" class="problem">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="/meetings/rooms">
<label for="meeting_url">Meeting link</label>
<input id="meeting_url" name="meeting_url" type="url" required autocomplete="off" \
placeholder="https://meet.google.com/abc-defg-hij" value="${given('meeting_url')}">
<label for="outcome">The host’s answer</label>
<select id="outcome" name="outcome">${options.join('')}</select>
<div class="pair"><div><label for="lobby_seconds">Lobby (seconds)</label>
<input id="lobby_seconds" name="lobby_seconds" inputmode="decimal" placeholder="5" value="${given('lobby_seconds')}">
<small>Until the host answers.</small>
</div><div><label for="minutes">Length (minutes)</label>
<input id="minutes" name="minutes" inputmode="decimal" value="${given('minutes')}">
<small>Empty: until all is said.</small>
</div></div>
<label for="script">Script, one line for each turn</label>
<textarea id="script" name="script" rows="6" placeholder="${SCRIPT_PLACEHOLDER}">${given('script')}</textarea>
<button type="submit">Set up the room</button>
</form>`
}
