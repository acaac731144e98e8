import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Everyday Americans of all ages and regions, written by an independent author. */
export const EN_10A: readonly Caller[] = [
  // Urgent
  {
    id: 'k1-en-xylitol-gum',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    from: '+19193846627',
    tells: [
      "hi um so my beagle got in my purse and ate like a whole pack of sugar free gum maybe an hour ago and now she's wobbling all over and she just threw up twice",
    ],
    gives: { name: 'Kayleigh Strickland', phone: '919 384 6627' },
    knows: {
      name: 'Kayleigh Strickland',
      phone: '+19193846627',
      mentions: ['sugar free gum'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-dead-on-1604',
    language: 'en',
    trade: 'garage',
    tells: [
      "Yes sir I'm sitting on the shoulder of 1604 with my two grandbabies in the back, truck just quit on me and it won't turn over, there's eighteen wheelers blowing right past us",
    ],
    gives: {
      name: 'Ruben Escamilla',
      phone: 'uh two one zero, six four eight, three three one nine',
    },
    knows: {
      name: 'Ruben Escamilla',
      phone: '+12106483319',
      mentions: ['1604'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-toddler-turned-bolt',
    language: 'en',
    trade: 'lock',
    tells: [
      "okay okay I stepped out to get the mail and my two year old turned the deadbolt on me she's in there by herself and I got a pot going on the stove oh my god",
    ],
    gives: { name: 'Tanisha, Tanisha Boykin', phone: '445 226 9083' },
    knows: {
      name: 'Tanisha Boykin',
      phone: '+14452269083',
      mentions: ['by herself'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-mother-under-quilts',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-01-21T03:40:00Z'),
    tells: [
      "Good evening. I'm over at my mother's, she's ninety-one, and the furnace hasn't come on since lunch. It's four below outside and fifty-one in her bedroom. I've got every quilt she owns on top of her.",
    ],
    gives: { name: 'This is Marjorie Halvorsen', phone: '303 922 7415' },
    knows: {
      name: 'Marjorie Halvorsen',
      phone: '+13039227415',
      mentions: ['furnace', 'ninety-one'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-only-commode',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "hey how you doing, we got a one bathroom house, six people in it, and the commode's coming up over the rim every time somebody runs a tap. it's all down the hallway carpet now and still coming",
    ],
    gives: { name: 'Travis Mulkey', phone: '737 402 8856' },
    knows: {
      name: 'Travis Mulkey',
      phone: '+17374028856',
      mentions: ['commode'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-ceiling-bulging',
    language: 'en',
    trade: 'roofing',
    at: SUNDAY,
    tells: [
      "Ma'am? I know it's Sunday. That wind took a patch of shingles off and it's raining right into my den, the sheetrock's bellied down like a water balloon and I've run out of buckets",
    ],
    gives: {
      name: 'Oleta Crabtree',
      phone: 'nine one eight, two five one, six oh four seven',
    },
    knows: {
      name: 'Oleta Crabtree',
      phone: '+19182516047',
      mentions: ['raining right into my den'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-sizzling-plug',
    language: 'en',
    trade: 'electrical',
    tells: [
      'um yeah so the plug behind my bed is like sizzling',
      "the cover plate's gone brown and it's too hot to touch and I can smell plastic, I don't know which breaker it is none of em are marked",
    ],
    gives: { name: 'Marcus Yazzie', phone: '6 2 3 8 4 5 2 2 9 0' },
    knows: {
      name: 'Marcus Yazzie',
      phone: '+16238452290',
      mentions: ['sizzling'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-wasps-in-nursery',
    language: 'en',
    trade: 'pest',
    tells: [
      "there are wasps just pouring out of the air vent in my baby's room, like dozens, I grabbed him but he's already been stung on the face and they're getting into the hall",
    ],
    gives: { name: 'Brianna Castellano', phone: '321 704 5538' },
    knows: {
      name: 'Brianna Castellano',
      phone: '+13217045538',
      mentions: ['wasps', 'stung'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-insulin-warming',
    language: 'en',
    trade: 'appliance',
    from: '+15592983374',
    tells: [
      "Morning. My icebox went dead overnight, everything's room temperature. Normally I'd say whenever but I got three months of my wife's insulin in there and it's supposed to hit a hundred and four today",
    ],
    gives: { name: 'Harold Nakamura', phone: '559 298 3374' },
    knows: {
      name: 'Harold Nakamura',
      phone: '+15592983374',
      mentions: ['insulin'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-door-kicked-in',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      "yo listen I just got home off second shift and somebody booted my front door in, frame's split, it don't close at all. cops came and left. I ain't got nothing to hold it shut and I'm not sleeping here like this",
    ],
    gives: { name: 'Dre Whitlock', phone: '267 981 4460' },
    knows: {
      name: 'Dre Whitlock',
      phone: '+12679814460',
      mentions: ['front door'],
      urgent: true,
      outcome: 'message_taken',
    },
  },

  // Harmless counterparts
  {
    id: 'k1-en-old-pelvis-films',
    language: 'en',
    trade: 'vet',
    tells: [
      "Hi there, our shepherd Duke got run over back in twenty nineteen and y'all took the X-rays of his pelvis. He's been right as rain for years. We're moving to Knoxville and the new vet would like copies for his chart, whenever somebody gets a minute.",
    ],
    gives: { name: 'Lorraine Bagwell', phone: '984 233 7106' },
    knows: {
      name: 'Lorraine Bagwell',
      phone: '+19842337106',
      mentions: ['copies'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-brake-receipt',
    language: 'en',
    trade: 'garage',
    tells: [
      "what's up, so in March my brakes went clean out coming down a hill, scared me half to death, you guys put new lines on it and it's been great. I just need another copy of that invoice for my taxes, I drive for DoorDash",
    ],
    gives: { name: 'Tyler Okafor', phone: '726 318 9042' },
    knows: {
      name: 'Tyler Okafor',
      phone: '+17263189042',
      mentions: ['invoice'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-neighbors-burglary',
    language: 'en',
    trade: 'lock',
    tells: [
      'Hello, the people three doors down had a burglary over Easter, they caught the fella. My place was never touched but my daughter keeps nagging me to get the locks rekeyed. Sometime this summer would suit me, I am in no hurry at all.',
    ],
    gives: { name: 'Walter Dombrowski', phone: '215 624 3387' },
    knows: {
      name: 'Walter Dombrowski',
      phone: '+12156243387',
      mentions: ['rekeyed'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-what-if-heat-wave',
    language: 'en',
    trade: 'hvac',
    tells: [
      "So this is purely hypothetical, my AC's running fine. But say the compressor blew up in the middle of a heat wave, would folks on the maintenance plan go to the front of the line? My wife and I are trying to decide if we sign up next year. Have somebody ring me about it",
    ],
    gives: { name: 'Greg Pohlmann', phone: '720 863 2571' },
    knows: {
      name: 'Greg Pohlmann',
      phone: '+17208632571',
      mentions: ['maintenance plan'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-flood-last-spring',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'hey there, last spring we had a pipe let go and it flooded the whole downstairs, that got all taken care of, new floors and everything. what I want now is just the kitchen drain cleaned out before the in-laws descend on us in October',
    ],
    gives: { name: 'Jolene Hatcher', phone: '512 759 6024' },
    knows: {
      name: 'Jolene Hatcher',
      phone: '+15127596024',
      mentions: ['kitchen drain'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-sisters-pecan-tree',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Well my sister out in Enid had a pecan tree come through her roof, and she's got a crew on it already so don't worry about her. It just got me thinking. Mine's twenty two years old, no leaks that I know of, and I'd like a price on gutters while I'm at it.",
    ],
    gives: { name: 'Vernon Tiger', phone: 'nine one eight six nine three four four zero eight' },
    knows: {
      name: 'Vernon Tiger',
      phone: '+19186934408',
      mentions: ['gutters'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-bombed-garage',
    language: 'en',
    trade: 'pest',
    tells: [
      'hi so me and my roommate set off three of those Hot Shot bombs in the garage like a month back and honestly they killed everything so no bugs right now. we were just wondering what you charge for like a quarterly deal to keep it that way',
    ],
    gives: { name: 'just Mateo', phone: '407 986 2213' },
    knows: {
      name: 'Mateo',
      phone: '+14079862213',
      mentions: ['quarterly'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-thanksgiving-smoke',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Okay this is a funny one. At Thanksgiving my husband ran the self clean with the drippings still in there, smoke everywhere, fire department and all. Nobody hurt, oven's worked since. But the little window in the door has been cloudy ever since and I'd like that glass swapped out someday",
    ],
    gives: { name: 'Denise Avila-Burke', phone: '559 446 8170' },
    knows: {
      name: ['Denise Avila-Burke', 'Denise Avila Burke'],
      phone: '+15594468170',
      mentions: ['cloudy'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Questions
  {
    id: 'k1-en-roll-in-oil',
    language: 'en',
    trade: 'garage',
    tells: ['Yeah do I gotta make an appointment for an oil change or can I just roll in'],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/walk.?in/i] },
  },
  {
    id: 'k1-en-lab-licks-floor',
    language: 'en',
    trade: 'pest',
    tells: [
      "Hi, question. I've got a Lab that licks the floor like it's his job. Is the stuff you spray okay around dogs?",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\bdry\b/i] },
  },
  {
    id: 'k1-en-look-at-roof-cost',
    language: 'en',
    trade: 'roofing',
    tells: ["how much do y'all get to come out and inspect a roof, just the looking part"],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\bfree\b/i] },
  },
  {
    id: 'k1-en-saturday-quitting-time',
    language: 'en',
    trade: 'appliance',
    tells: ['Hiya, what time do you folks close up on Saturday?'],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\b2\b|\btwo\b/i] },
  },
  {
    id: 'k1-en-insured-then-fan',
    language: 'en',
    trade: 'electrical',
    tells: [
      'Before I go any further, are you people insured?',
      "Good, because the last guy wasn't. I bought a ceiling fan for the dining room at Costco and I need it hung, there's just a chandelier there now.",
    ],
    gives: { name: 'Phyllis Grabowski', phone: '480 391 5526' },
    knows: {
      name: 'Phyllis Grabowski',
      phone: '+14803915526',
      mentions: ['dining room'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/insured/i],
    },
  },
  {
    id: 'k1-en-care-credit',
    language: 'en',
    trade: 'vet',
    tells: ["hey um do you guys accept Care Credit, I'm thinking about getting my kitty spayed"],
    gives: { name: 'Jasmine Poole', phone: '252 417 6690' },
    knows: {
      name: 'Jasmine Poole',
      phone: '+12524176690',
      mentions: ['Care Credit'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Names and numbers said in hard ways
  {
    id: 'k1-en-spells-siobhan',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "I'd like someone to take a look at my water heater, it's making less hot water than it used to",
    ],
    gives: {
      name: 'Siobhan Kowalczyk, S I O B H A N, and the last name is K O W A L C Z Y K',
      phone: 'five one two double eight three oh one four oh',
    },
    knows: {
      name: 'Siobhan Kowalczyk',
      phone: '+15128830140',
      mentions: ['water heater'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-old-number-no-wait',
    language: 'en',
    trade: 'electrical',
    tells: [
      "I'm pricing out a car charger for the carport, we've got one of them Chevy Bolts on order for the fall",
    ],
    gives: {
      name: 'put down D J Peebles, like disc jockey',
      phone:
        "six oh two, no wait, that's my old one. it's four eighty, two sixty seven, ninety one fifteen",
    },
    knows: {
      name: ['D J Peebles', 'DJ Peebles'],
      phone: '+14802679115',
      mentions: ['Chevy Bolts'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k1-en-number-in-bites',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Need my ducts blown out cher, we had the drywall men in and there's dust in everything",
    ],
    gives: {
      name: 'Jon Thibodeaux, no H in the Jon, and Thibodeaux is T H I B O D E A U X',
      phone: ['okay it is three oh three', 'six seven two', 'forty four hundred'],
    },
    knows: {
      name: 'Jon Thibodeaux',
      phone: '+13036724400',
      mentions: ['ducts'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Unwanted
  {
    id: 'k1-en-robo-energy-rebate',
    language: 'en',
    trade: 'hvac',
    tells: [
      'Hello business owner this is an important notice regarding your commercial electricity rate. You have been pre-approved for a thirty five percent discount on your supply charges. Press one now to speak with an energy specialist or press nine to be removed from our list',
      'This is your final notice. Press one now to lock in your discounted rate',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'k1-en-sells-leads',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Hey hey, it's Chad with LeadRocket Marketing, how's your day going? Listen we're signing up just one roofer per zip code for exclusive homeowner leads, and I've got a promo that gets you twenty leads for the price of ten",
      'I totally get it, it takes two minutes, we guarantee you first page on Google or you get your money back',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },

  // Breaks off
  {
    id: 'k1-en-ups-at-the-door',
    language: 'en',
    trade: 'lock',
    tells: [
      'Hi yeah I was, oh shoot, hang on a sec, UPS is at the door and he needs me to sign',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
