import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attendeeSpoken } from '../../src/providers/attendee/attendee-transcript.ts'
import { type Spoken, speakerTurns } from '../../src/providers/note-takers/speaker-turns.ts'
import { recallSpoken } from '../../src/providers/recall/recall-transcript.ts'

const word = (speaker: string | null, startSeconds: number, text: string, lasts = 0.4): Spoken => ({
  speakerId: String(speaker),
  speaker,
  startSeconds,
  endSeconds: startSeconds + lasts,
  text,
})

describe('words become turns', () => {
  test('a turn ends with its speaker, with a pause, and with a sentence when it is long', () => {
    const words = [
      word('Ada', 0, 'Good'),
      word('Ada', 0.5, 'morning.'),
      word('Ben', 1, 'Morning.'),
      word('Ben', 4, 'Shall'),
      word('Ben', 4.5, 'we?', 50),
      word('Ben', 55, 'Yes.'),
    ]
    expect(speakerTurns(words)).toEqual([
      { speaker: 'Ada', startSeconds: 0, endSeconds: 0.9, text: 'Good morning.' },
      { speaker: 'Ben', startSeconds: 1, endSeconds: 1.4, text: 'Morning.' },
      { speaker: 'Ben', startSeconds: 4, endSeconds: 54.5, text: 'Shall we?' },
      { speaker: 'Ben', startSeconds: 55, endSeconds: 55.4, text: 'Yes.' },
    ])
  })

  test('two speakers without a name stay two', () => {
    const words = [
      { ...word(null, 0, 'Hello.'), speakerId: '1' },
      { ...word(null, 1, 'Hello!'), speakerId: '2' },
    ]
    expect(speakerTurns(words).map(({ text }) => text)).toEqual(['Hello.', 'Hello!'])
  })

  const meeting = fc
    .array(
      fc.record({
        speaker: fc.constantFrom('Ada', 'Ben', null),
        pause: fc.double({ min: 0, max: 5, noNaN: true }),
        lasts: fc.double({ min: 0, max: 20, noNaN: true }),
        text: fc.constantFrom('well', 'so.', 'right?', ' ', 'and\n then'),
      }),
      { maxLength: 80 },
    )
    .map((told) => {
      let clock = -3
      return told.map(({ speaker, pause, lasts, text }) => {
        const start = clock + pause
        clock = start + lasts
        return word(speaker, start, text, lasts)
      })
    })

  test('nothing said is lost, doubled or given to another', () => {
    fc.assert(
      fc.property(meeting, (words) => {
        const turns = speakerTurns(words)
        for (const speaker of ['Ada', 'Ben', null]) {
          const spoken = words.filter((each) => each.speaker === speaker).map(({ text }) => text)
          const kept = turns.filter((each) => each.speaker === speaker).map(({ text }) => text)
          expect(kept.join(' ')).toBe(spoken.join(' ').replace(/\s+/g, ' ').trim())
        }
      }),
    )
  })

  test('turns are in order, none begins before the meeting or ends before it begins', () => {
    fc.assert(
      fc.property(meeting, (words) => {
        const turns = speakerTurns(words)
        expect(turns.every(({ text }) => text.trim() === text && text !== '')).toBe(true)
        expect(turns.every((turn) => turn.startSeconds >= 0)).toBe(true)
        expect(turns.every((turn) => turn.endSeconds >= turn.startSeconds)).toBe(true)
        const starts = turns.map(({ startSeconds }) => startSeconds)
        expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      }),
    )
  })
})

test('Recall: entries that overlap stay whole, and a first speaker may be nobody', () => {
  const entry = (name: string | null, id: number | null, words: [string, number, number?][]) => ({
    participant: id === null ? null : { id, name },
    words: words.map(([text, start, end]) => ({
      text,
      start_timestamp: { relative: start },
      end_timestamp: end === undefined ? null : { relative: end },
    })),
  })
  const told = [
    entry('Ben', 2, [['Wait,', 1.2, 1.4]]),
    entry('Ada', 1, [
      ['So', 1, 1.3],
      ['we', 1.3, 1.5],
      ['ship.', 1.5, 2],
    ]),
    entry(null, null, [['Hm.', 0]]),
    entry('Ada', 1, []),
  ]
  expect(speakerTurns(recallSpoken(told, 2))).toEqual([
    { speaker: null, startSeconds: 2, endSeconds: 2, text: 'Hm.' },
    { speaker: 'Ada', startSeconds: 3, endSeconds: 4, text: 'So we ship.' },
    { speaker: 'Ben', startSeconds: 3.2, endSeconds: 3.4, text: 'Wait,' },
  ])
})

test('Attendee: by the wall clock or from the start, with or without a name', () => {
  const admitted = new Date('2026-11-21T10:00:00Z')
  const at = (seconds: number) => +admitted + seconds * 1_000
  const utterances = [
    { speaker_name: 'Ben', timestamp_ms: at(9), duration_ms: 500, transcription: 'And I.' },
    { speaker_name: '', timestamp_ms: at(2), duration_ms: null, transcription: 'I agree.' },
    { speaker_name: 'Ada', timestamp_ms: at(-1), duration_ms: 2_500, transcription: 'We ship.' },
    { speaker_name: 'Ada', timestamp_ms: at(20), duration_ms: 1, transcription: null },
  ]
  const turns = [
    { speaker: 'Ada', startSeconds: 0, endSeconds: 1.5, text: 'We ship.' },
    { speaker: null, startSeconds: 2, endSeconds: 2, text: 'I agree.' },
    { speaker: 'Ben', startSeconds: 9, endSeconds: 9.5, text: 'And I.' },
  ]
  expect(speakerTurns(attendeeSpoken(utterances, admitted))).toEqual(turns)
  const old = utterances.map((it) => ({ ...it, timestamp_ms: it.timestamp_ms - at(0) }))
  expect(speakerTurns(attendeeSpoken(old, admitted))).toEqual(turns)
})
