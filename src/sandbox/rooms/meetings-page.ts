import { escapeHtml, page } from '../page-shell.ts'
import { pageDay, pageTime, pageTimeToTheSecond } from '../page-time.ts'
import type { Testimony } from './bot-testimony.ts'
import type { Ending, Moment } from './plan-stay.ts'
import type { Room } from './room.ts'

const MOST_ON_A_PAGE = 50

const OUTCOMES = {
  ended: 'Lets the note-taker in',
  denied: 'Turns it away in the lobby',
  failed: 'Is not there: the service fails',
} satisfies Record<Room['outcome'], string>

const STAGES = {
  joining: 'Joining',
  waiting_room: 'In the lobby',
  in_meeting: 'In the meeting',
  leaving: 'Leaving',
  left: 'Left',
  done: 'Done',
} satisfies Record<Moment['stage'], string>

const ENDINGS = {
  ended: 'Done',
  denied: 'Turned away',
  failed: 'Failed',
  lobby_timeout: 'Never let in',
  time_up: 'Time up',
  told_to_leave: 'Called off',
} satisfies Record<Ending, string>

const PROVIDERS: Record<string, string> = { recall: 'Recall.ai', attendee: 'Attendee' }

const SERVICES = [
  ['meet.google.com', 'Google Meet'],
  ['zoom.us', 'Zoom'],
  ['teams.microsoft.com', 'Teams'],
  ['teams.live.com', 'Teams'],
] as const

const SCRIPT_PLACEHOLDER =
  'Rosa: Shall we move the delivery to Friday?&#10;Ben: Yes, I will call the depot by Thursday.'

type Shown = {
  rooms: readonly Room[]
  /** Newest first. */
  bots: readonly Testimony[]
  /** The error in the submitted form, and the form. */
  problem?: string
  form?: unknown
}

/** Lists rooms and bots, with a form to add a room. */
export function meetingsPage({ rooms, bots, problem, form }: Shown): string {
  const newestRooms = rooms.toReversed().slice(0, MOST_ON_A_PAGE)
  const newestBots = bots.slice(0, MOST_ON_A_PAGE)
  return page(
    'Note-takers',
    `<header class="page-head"><h1>Note-takers</h1>
<p class="muted">Send one to a meeting from the console, then press “Join now” here. The meeting is over in seconds, \
and its notes are in the console.</p></header>
<div class="two list-first">
<div>
<h2>Sent to a meeting</h2>
${listOf(newestBots.map(botRow)) || '<p class="empty">No note-taker yet. Send one from the console.</p>'}
</div>
<div>
<h2>Rooms they enter</h2>
${listOf([...newestRooms.map(roomRow), roomToSetUp(rooms.length === 0, problem, form)])}
</div>
</div>`,
  )
}

/** A link without a room is no mistake. */
const NO_ROOMS = `<h3>No room set up, and none is needed</h3>
<p class="muted">To any meeting link, a note-taker hears a sample meeting of five minutes. Set up a room to say who \
lets it in, and what it hears.</p>`

/** Ends the list of rooms. */
function roomToSetUp(isFirst: boolean, problem: string | undefined, form: unknown): string {
  return `<li>${isFirst ? NO_ROOMS : ''}<details class="set-up"${problem ? ' open' : ''}>\
<summary role="button" class="secondary outline">Set up a room</summary>
${roomForm(problem, form)}
</details></li>`
}

/** Rows of one sheet; empty if there are none. */
function listOf(rows: readonly string[]): string {
  return rows.length > 0 ? `<ul class="sheet">${rows.join('\n')}</ul>` : ''
}

function botRow(bot: Testimony): string {
  const join =
    bot.state === 'scheduled'
      ? `<form method="post" action="/meetings/bots/${encodeURIComponent(bot.id)}/join"><button ` +
        `type="submit">Join now</button></form>`
      : ''
  const times = bot.steps.map(
    ({ stage, at }) => `<li><span>${STAGES[stage]}</span> ${pageTimeToTheSecond(at)}</li>`,
  )
  const chat = bot.chat.map(
    ({ message }) =>
      `<p class="in-chat"><small>In the chat</small> <q class="told">${escapeHtml(message)}</q></p>`,
  )
  const provider = PROVIDERS[bot.provider] ?? escapeHtml(bot.provider)
  return `<li>
<div class="head"><h3>${serviceOf(bot.meeting_url)}, ${pageDay(bot.join_at ?? bot.created_at)}</h3> \
<span class="verdict${bot.ending === 'ended' ? ' good' : ''}">${stateInWords(bot)}</span></div>
<p class="muted told of-bot"><span>${escapeHtml(bot.meeting_url.replace('https://', ''))}</span> \
<span>${escapeHtml(bot.bot_name)}, by ${provider}</span></p>
${bot.join_at && join ? `<div class="head"><p>Joins ${pageTime(bot.join_at)}</p>${join}</div>` : ''}
${chat.join('\n')}
${folded('Timeline', 'ol class="steps"', times)}
</li>`
}

/** Where a meeting is held, from its link. */
function serviceOf(meetingUrl: string): string {
  const host = URL.canParse(meetingUrl) ? new URL(meetingUrl).hostname : ''
  const [, name] = SERVICES.find(([domain]) => host === domain || host.endsWith(`.${domain}`)) ?? []
  return name ?? 'Meeting'
}

function stateInWords({ state, ending }: Testimony): string {
  if (state === 'scheduled') return 'Scheduled'
  if (state === 'deleted') return 'Deleted'
  return ending ? ENDINGS[ending] : STAGES[state]
}

function roomForm(problem: string | undefined, form: unknown): string {
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

function roomRow(room: Room): string {
  const said = room.utterances.map(
    ({ speaker, text }) =>
      `<li>${speaker ? `<strong>${escapeHtml(speaker)}</strong>: ` : ''}${escapeHtml(text)}</li>`,
  )
  const minutes = Math.round((room.meetingSeconds / 60) * 100) / 100
  return `<li>
<h3 class="told">${escapeHtml(room.meetingUrl.replace('https://', ''))}</h3>
<dl class="about-room"><div><dt>The host’s answer</dt><dd>${OUTCOMES[room.outcome]}</dd></div>
<div><dt>Wait in the lobby</dt><dd>${room.lobbySeconds} s</dd></div>
<div><dt>Length</dt><dd>${minutes} min</dd></div></dl>
${folded(`Script (${said.length})`, 'ul', said)}
</li>`
}

/** A list that opens; nothing without items. `list` is its tag with its attributes. */
function folded(summary: string, list: string, items: readonly string[]): string {
  if (items.length === 0) return ''
  const [tag] = list.split(' ')
  return `<details><summary>${summary}</summary><${list}>${items.join('')}</${tag}></details>`
}
