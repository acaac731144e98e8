import { type Conversation, DANA } from '../conversation.ts'

/** What callers are up to, where no phrase tells it: told by the whole of what they say. */
export const PURPOSES: Conversation[] = [
  {
    title: 'called away at the door before anything is told',
    turns: ["Yeah hello, I'm calling about, um, hold that thought, the mailman needs a signature"],
    outcome: 'hung_up',
    urgent: false,
    neverHears: ['May I have your name'],
  },
  {
    title: 'scolds a child, then tells the matter',
    turns: [
      'Hi there, oh, hang on one second, Toby, put the scissors down',
      'So sorry. Our laundry sink is leaking under the cabinet',
      'Ned Poe',
      '512 842 2671',
      'yes',
      'no',
    ],
    says: ['laundry sink is leaking'],
    omits: ['scissors'],
    outcome: 'message_taken',
  },
  {
    title: 'asked who this is, and had dialled wrong',
    turns: ['is this the tire place', 'oh my mistake, wrong place'],
    outcome: 'hung_up',
  },
  {
    title: 'a word about the answer is no message',
    turns: ['what do you charge to come out', 'huh, cheaper than the last crew, alright then'],
    hears: ['$89'],
    neverHears: ['May I have your name'],
    outcome: 'answered',
  },
  {
    title: 'a question told as a story',
    turns: [
      'my sister got burned by some guy with no insurance once, so she told me to ask, are you folks insured',
      'no thanks',
    ],
    hears: ['We are licensed and insured.'],
    neverHears: ['May I have your name'],
    outcome: 'answered',
    urgent: false,
  },
  {
    title: 'the price of a visit, and not a word of it',
    turns: [
      'so what does it run me just to have one of your fellas come take a look',
      'okay no thanks',
    ],
    hears: ['The service call fee is $89.'],
    outcome: 'answered',
  },
  {
    title: 'a terse matter is no idle talk',
    turns: ['Sink. Kitchen one. Stopped up since lunch', 'Ned Poe', '512 842 2671', 'yes', 'no'],
    phone: DANA,
    says: ['Stopped up since lunch'],
    outcome: 'message_taken',
  },
  {
    title: 'who asks and tells in one breath leaves a message',
    turns: [
      'are you insured? Our shower valve has been dripping for a month and I want it replaced',
      'Ned Poe',
      '512 842 2671',
      'yes',
      'no',
    ],
    hears: ['We are licensed and insured.'],
    says: ['shower valve has been dripping'],
    outcome: 'message_taken',
  },
  {
    title: 'sells what no list names',
    turns: [
      'Good morning, we print the bowling league score sheets for the whole county and there is one spot left on them for a plumber, sixty bucks a season',
    ],
    outcome: 'spam',
    ended: true,
  },
  {
    title: 'a customer who mentions an ad sells nothing',
    turns: [
      'I saw your ad on the church bulletin and we need the drain in the fellowship hall cleaned out',
      'Ned Poe',
      '512 842 2671',
      'yes',
      'no',
    ],
    says: ['drain in the fellowship hall'],
    outcome: 'message_taken',
  },
  {
    title: 'words of talk inside a sentence stay in the message',
    turns: [
      'the faucet works really well since the day we got it, but the handle came loose',
      'Ned Poe',
      '512 842 2671',
      'yes',
      'no',
    ],
    says: ['works really well since the day we got it'],
  },
  {
    title: 'a name that sounds like a language is a name',
    turns: ['our tub drains slow', 'Rita Castellano', '512 842 2671', 'yes', 'no'],
    name: 'Rita Castellano',
    languages: ['en'],
  },
  {
    title: 'an oath before a name is none',
    turns: ['our tub drains slow', 'Oh God, um, Rita Poe', '512 842 2671', 'yes', 'no'],
    name: 'Rita Poe',
  },
  {
    title: 'what is only asked about is not urgent',
    turns: ['are you insured? I keep a lot of old glass in that room', 'no thanks'],
    hears: ['We are licensed and insured.'],
    urgent: false,
  },
]
