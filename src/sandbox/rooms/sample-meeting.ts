import type { Utterance } from './utterance.ts'

const PRIYA = 'Priya Natarajan'
const TOM = 'Tom Becker'
const LUCIA = 'Lucía Ortega'
const SAM = 'Sam Whitfield'

/**
 * What is said where no room was set up: five minutes of planning with two decisions, three tasks, one open question.
 */
export const SAMPLE_MEETING: readonly Utterance[] = [
  { at: 2, speaker: PRIYA, text: 'Morning everyone. Can you all hear me okay?' },
  { at: 6, speaker: TOM, text: 'Loud and clear. Is it raining where you are as well?' },
  { at: 10, speaker: SAM, text: 'It has not stopped since Saturday. My garden is a lake.' },
  {
    at: 15,
    speaker: PRIYA,
    text:
      "Ha. Okay, let's get going. We have two things today: when the new booking page goes " +
      'live, and what we do about reminder texts.',
  },
  {
    at: 26,
    speaker: LUCIA,
    text:
      'On the booking page, the design is finished. The calendar view works on phones now, ' +
      'which was the last thing on my list.',
  },
  {
    at: 37,
    speaker: TOM,
    text:
      'The back end is nearly there. Payments pass all the tests. The one thing I have not ' +
      'done is the import of the old bookings, and that is about two days of work.',
  },
  {
    at: 52,
    speaker: SAM,
    text:
      'From the shop side, please not the week of the fair. Everybody will be on the stand ' +
      'and nobody can answer questions.',
  },
  { at: 64, speaker: PRIYA, text: 'When is the fair again?' },
  { at: 67, speaker: SAM, text: 'It starts on the ninth and runs until the thirteenth.' },
  {
    at: 73,
    speaker: LUCIA,
    text: 'Then either we rush and launch this Friday, or we wait until the sixteenth.',
  },
  {
    at: 81,
    speaker: TOM,
    text: 'I would not rush the import. If we lose one booking, people remember that for years.',
  },
  {
    at: 90,
    speaker: PRIYA,
    text: "Agreed. So it's decided: we launch the new booking page on Monday the sixteenth, after the fair.",
  },
  { at: 99, speaker: SAM, text: 'Sixteenth works for me.' },
  { at: 102, speaker: LUCIA, text: 'Fine with me too.' },
  {
    at: 105,
    speaker: TOM,
    text: "Good. I'll finish the import of the old bookings by Wednesday, so that we have a few days to check it.",
  },
  {
    at: 115,
    speaker: PRIYA,
    text: 'Perfect. Sam, could you write a short note for the regulars, so the change does not surprise them?',
  },
  {
    at: 124,
    speaker: SAM,
    text: "Sure, I'll send the note to our regular customers by Friday the sixth.",
  },
  { at: 132, speaker: LUCIA, text: 'Keep it short. Nobody reads the long ones.' },
  { at: 136, speaker: SAM, text: 'Three sentences, promise.' },
  {
    at: 140,
    speaker: PRIYA,
    text: 'Next one, reminder texts. We had eleven no-shows in October. Lucía, you looked at the numbers.',
  },
  {
    at: 150,
    speaker: LUCIA,
    text:
      'Yes. Eight of the eleven had booked more than two weeks before. The ' +
      'people who book on the day nearly always come.',
  },
  {
    at: 162,
    speaker: TOM,
    text: 'So a reminder the day before would catch most of them. Texts cost us about four cents each.',
  },
  {
    at: 172,
    speaker: SAM,
    text: 'Eleven no-shows cost us far more than that. One empty hour is sixty dollars.',
  },
  {
    at: 181,
    speaker: LUCIA,
    text: 'Email is free, but half of the people never open it.',
  },
  {
    at: 187,
    speaker: PRIYA,
    text:
      "Okay, then we've decided: everyone gets one reminder text " +
      'twenty-four hours before the appointment, and no email.',
  },
  { at: 197, speaker: TOM, text: 'That is easy to build. The text service is already connected.' },
  {
    at: 203,
    speaker: PRIYA,
    text: 'Lucía, will you write the wording?',
  },
  {
    at: 206,
    speaker: LUCIA,
    text: "Yes, I'll draft the wording of the reminder text and share it by next Tuesday.",
  },
  {
    at: 214,
    speaker: SAM,
    text: 'One thing I do not know: do we need their consent for the texts, or is the tick box from last year enough?',
  },
  {
    at: 225,
    speaker: TOM,
    text: 'Honestly, I am not sure. The tick box talks about news, not about appointments.',
  },
  {
    at: 233,
    speaker: PRIYA,
    text: 'Nor am I, so that stays an open question. We need an answer before the first text is sent, but not today.',
  },
  { at: 243, speaker: LUCIA, text: 'Better to be safe there, yes.' },
  { at: 249, speaker: PRIYA, text: 'That is fine. Anything else?' },
  {
    at: 252,
    speaker: SAM,
    text: 'Only that the coffee machine is broken again. The man comes tomorrow.',
  },
  { at: 259, speaker: TOM, text: 'That explains my mood this morning.' },
  {
    at: 263,
    speaker: PRIYA,
    text:
      'Right. To sum up: launch on the sixteenth, ' +
      'one reminder text the day before, and the consent question stays open.',
  },
  { at: 274, speaker: LUCIA, text: 'Sounds right to me.' },
  { at: 277, speaker: SAM, text: 'Great. Thanks, everyone. See you at the fair.' },
  { at: 282, speaker: TOM, text: 'See you. Bye.' },
  { at: 285, speaker: PRIYA, text: 'Thanks all, bye.' },
]
