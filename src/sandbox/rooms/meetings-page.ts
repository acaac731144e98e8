import { escapeHtml, page } from '../page-shell.ts'
import { pageTime, pageTimeToTheSecond } from '../page-time.ts'
import { placeIcon } from '../place-icons.ts'
import type { Testimony } from './bot-testimony.ts'
import type { Ending, Moment } from './plan-stay.ts'
import type { Room } from './room.ts'
import { OUTCOMES, roomFormHtml } from './room-form-html.ts'
import { SAMPLE_MEETING } from './sample-meeting.ts'
import type { Utterance } from './utterance.ts'

const MOST_ON_A_PAGE = 50

/** As much of the sample as is read at a glance. */
const SAMPLE_SECONDS = 52

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

type Shown = {
  rooms: readonly Room[]
  /** Newest first. */
  bots: readonly Testimony[]
  /** The error in the submitted form, and the form. */
  problem?: string
  form?: unknown
}

/** Lists note-takers; below, what they hear, and a form to have them hear something else. */
export function meetingsPage({ rooms, bots, problem, form }: Shown): string {
  const newestRooms = rooms.toReversed().slice(0, MOST_ON_A_PAGE)
  const newestBots = bots.slice(0, MOST_ON_A_PAGE)
  return page(
    'Note-takers',
    `<header class="page-head"><h1>Note-takers</h1>
<p class="muted">Send one to a meeting from the console, then press “Join now” here. The meeting is over in seconds, \
and its notes are in the console.</p></header>
<h2>Sent to a meeting</h2>
${listOf('bots', newestBots.map(botRow)) || NO_BOTS}
<div class="two rooms">
<section aria-labelledby="heard"><h2 id="heard">What note-takers hear</h2>
${listOf('own-rooms', newestRooms.map(roomRow))}
${SAMPLE}
</section>
<section aria-labelledby="set-up"><h2 id="set-up">Script a meeting</h2>
<div class="tile"><p class="muted">Say for a link of your own whether the host lets the note-taker in, and what it \
hears.</p>
${roomFormHtml(problem, form)}</div></section>
</div>`,
  )
}

const NO_BOTS = '<p class="empty">No note-taker yet. Send one from the console.</p>'

/** A link without a room is no mistake. */
const SAMPLE = `<div class="tile sample"><h3>A sample meeting</h3>
<p class="muted">At every link without a script: five minutes of planning among four people, with two \
decisions, three tasks and one open question.</p>
<ol class="said">${SAMPLE_MEETING.filter(({ at }) => at < SAMPLE_SECONDS)
  .map(saidAt)
  .join('')}</ol>
<details><summary>The rest of it</summary>
<ol class="said">${SAMPLE_MEETING.filter(({ at }) => at >= SAMPLE_SECONDS)
  .map(saidAt)
  .join('')}</ol></details></div>`

function saidAt({ at, speaker, text }: Utterance): string {
  const [minutes, seconds] = [Math.floor(at / 60), String(at % 60).padStart(2, '0')]
  return `<li><small>${minutes}:${seconds}</small> \
<strong>${escapeHtml(speaker ?? '')}</strong> ${escapeHtml(text)}</li>`
}

/** Rows of one sheet; empty if there are none. */
function listOf(name: string, rows: readonly string[]): string {
  return rows.length > 0 ? `<ul class="sheet ${name}">${rows.join('\n')}</ul>` : ''
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
  const tone = bot.ending === 'ended' ? ' good' : ''
  return `<li>${placeIcon('notes')}
<h3>${serviceOf(bot.meeting_url)}</h3>
<p class="told of-bot">${escapeHtml(bot.meeting_url.replace('https://', ''))}</p>
<p class="by">${escapeHtml(bot.bot_name)}, by ${provider}</p>
<p class="when">${join ? 'Joins ' : ''}${pageTime(bot.join_at ?? bot.created_at)}</p>
<span class="verdict${tone}">${stateInWords(bot)}</span>
${join}
${times.length > 0 ? wentThrough(chat, times) : ''}
</li>`
}

/** What it said on entering, and when it did what. */
function wentThrough(chat: readonly string[], times: readonly string[]): string {
  return `<details><summary>What it did</summary>
<div class="did">${chat.join('\n')}<ol class="steps">${times.join('')}</ol></div></details>`
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
