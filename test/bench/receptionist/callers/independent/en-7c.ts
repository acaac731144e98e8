import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Young people, parents, property managers, office staff, tradespeople, plain second-language English. */
export const EN_7C: readonly Caller[] = [
  // Urgent.
  {
    id: 'g3-en-7c-puppy-gum',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: [
      "um hi so I'm fourteen and my parents are at a concert and our puppy got into my mom's purse and like ate the whole pack of sugar free gum and now he's walking all wobbly and he threw up twice",
    ],
    gives: { name: "I'm Mackenzie Orr", phone: '984 260 7731' },
    knows: {
      name: 'Mackenzie Orr',
      phone: '+19842607731',
      mentions: ['sugar free gum', 'wobbly'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-roof-terrace',
    language: 'en',
    trade: 'lock',
    from: '+12159083346',
    at: SUNDAY,
    tells: [
      "Okay this is so dumb, I'm an intern, I came in on a Sunday to finish a deck and stepped out on the eleventh floor terrace for some air and the door latched. There's nobody in the building and I can't get back inside. My phone's at like six percent.",
    ],
    gives: { name: 'Tobias Fenn' },
    knows: {
      name: 'Tobias Fenn',
      phone: '+12159083346',
      mentions: ['terrace'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-salon-door',
    language: 'en',
    trade: 'lock',
    tells: [
      'Hello good morning. Somebody break the door of my nail salon in the night. The lock is on the floor in two piece, the door not close. I stay here, I cannot leave, anybody can walk in from the street.',
    ],
    gives: { name: 'My name Linh Pham', phone: '445 231 6608' },
    knows: {
      name: 'Linh Pham',
      phone: '+14452316608',
      mentions: ['nail salon', 'the door not close'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-group-home-heat',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Morning, I run a little residential care home over in Lakewood, six folks, the oldest is ninety-four. Our air conditioner quit around breakfast and it's already ninety-one in the living room, and Miss Opal's getting dizzy on me",
    ],
    gives: { name: 'Renata Shaw', phone: 'seven two zero, three one five, six six four two' },
    knows: {
      name: 'Renata Shaw',
      phone: '+17203156642',
      mentions: ['ninety-four', 'dizzy'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-unit-2b',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "This is property management for the Barton Flats building. I've got water pouring out of the ceiling light in 1B, it's coming from the unit on top, and the shutoff handle snapped right off in my maintenance guy's hand.",
    ],
    gives: { name: 'Yolanda Priest', phone: '737 440 2918' },
    knows: {
      name: 'Yolanda Priest',
      phone: '+17374402918',
      mentions: ['1B', 'snapped'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-pecan-tree',
    language: 'en',
    trade: 'roofing',
    from: '+15392704481',
    at: NIGHT,
    tells: [
      "hey man uh the big pecan just came down on the house, there's a branch clear through into the kids' bedroom and the rain is dumping in on the bunk beds, we got buckets but it ain't doing nothing",
    ],
    gives: { name: 'Cody, Cody Rasmussen', caller_phone: 'yeah this one' },
    knows: {
      name: ['Cody Rasmussen', 'Cody'],
      phone: '+15392704481',
      mentions: ['pecan'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-copier-wall',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Hi, front desk at Mesquite Title. The wall behind our copier is hot to the touch, it smells like melting plastic, and just now there's a little gray smoke curling out of the plug plate.",
    ],
    gives: { name: 'Denise Aguilar', phone: '602 831 5574' },
    knows: {
      name: 'Denise Aguilar',
      phone: '+16028315574',
      mentions: ['copier', 'smoke'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-hornets-preschool',
    language: 'en',
    trade: 'pest',
    tells: [
      "I teach the two year olds at Little Lantern, and wasps are flooding in through the bathroom vent. I've got eleven toddlers shut in the nap room with me and one little girl's been stung by the eye, it's puffing up",
    ],
    gives: { name: 'Miss Harriet. Harriet Bloom', phone: '689 312 4470' },
    knows: {
      name: 'Harriet Bloom',
      phone: '+16893124470',
      mentions: ['nap room'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-insulin-fridge',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Yeah so our refrigerator died, the thermometer in there says sixty-two and climbing',
      "What worries me is my daughter's insulin, three months of it is in there and we've got no place else to keep it cold",
    ],
    gives: { name: 'Greg Baladian', phone: '559 487 2036' },
    knows: {
      name: 'Greg Baladian',
      phone: '+15594872036',
      mentions: ['insulin'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-van-highway',
    language: 'en',
    trade: 'garage',
    tells: [
      'Sir, my van she die on the highway two eighty one, not start again. I am standing on the side with my two small boys, the trucks pass very very near us, we have no way to go from here',
    ],
    gives: { name: 'Abdul Karimi', phone: '726 209 3385' },
    knows: {
      name: 'Abdul Karimi',
      phone: '+17262093385',
      mentions: ['van', 'two small boys'],
      urgent: true,
      outcome: 'message_taken',
    },
  },

  // Alarming words, but not urgent.
  {
    id: 'g3-en-7c-durango-invoice',
    language: 'en',
    trade: 'garage',
    tells: [
      "Okay weird request. You remember my old Durango that went up in flames on I-35? That was back in 2022, nobody hurt, insurance paid it off ages ago. My tax lady just wants a copy of the brake invoice from before that. Whenever y'all have a minute.",
    ],
    gives: { name: 'Marisol Trent', phone: '210 684 9927' },
    knows: {
      name: 'Marisol Trent',
      phone: '+12106849927',
      mentions: ['brake invoice'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-biscuit-records',
    language: 'en',
    trade: 'vet',
    from: '+19198246650',
    tells: [
      "Hey there, I'm Biscuit's mom, he's the corgi that got run over by the mail truck last spring. He's a total goofball again, runs laps around the couch. We moved, and the new clinic would like his X-rays emailed over",
    ],
    gives: { name: 'Jo Ellen Whitaker' },
    knows: {
      name: 'Jo Ellen Whitaker',
      phone: '+19198246650',
      mentions: ['x-rays'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-escape-room',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Hi! So I manage an escape room business, our two rooms are called Electric Chair and Total Blackout. We're redesigning Total Blackout in July and I'd love a price on two more outlets in there",
    ],
    gives: { name: 'Kiki Sandoval', phone: '480 917 3362' },
    knows: {
      name: 'Kiki Sandoval',
      phone: '+14809173362',
      mentions: ['two more outlets'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-tile-setter',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Vince here, I set tile. Got a customer whose pipe burst last fall and wrecked the whole downstairs. Another outfit repiped it, it's been bone dry for months. I'm putting her new floor down in August and she'd feel better if somebody ran a leak test first, so, just looking to get on the books sometime in July.",
    ],
    gives: { name: 'Vince Castellano', phone: '512 393 8804' },
    knows: {
      name: ['Vince Castellano', 'Vince'],
      phone: '+15123938804',
      mentions: ['leak test'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-co-january',
    language: 'en',
    trade: 'hvac',
    tells: [
      'We had a carbon monoxide scare in January with the old furnace. The gas company red tagged it, we were all fine, and the new furnace went in that same week and has been perfect. So I want to put the new one on a maintenance plan before fall.',
    ],
    gives: { name: 'Priya Raman', phone: '303 726 4158' },
    knows: {
      name: 'Priya Raman',
      phone: '+13037264158',
      mentions: ['maintenance plan'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-mother-in-law',
    language: 'en',
    trade: 'pest',
    tells: [
      "lol okay so my mother in law flies in on the thirtieth and she is going to murder me, like I will drop dead of shame, because there's this one line of ants by the coffee maker. Any day in the next two weeks works",
    ],
    gives: { name: 'Brielle Costa', phone: '407 618 2294' },
    knows: {
      name: 'Brielle Costa',
      phone: '+14076182294',
      mentions: ['coffee maker'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Only questions that the facts answer.
  {
    id: 'g3-en-7c-doors-today',
    language: 'en',
    trade: 'vet',
    tells: ["What time do y'all unlock the doors today?"],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\b6\b|\bsix\b/i] },
  },
  {
    id: 'g3-en-7c-first-car-oil',
    language: 'en',
    trade: 'garage',
    tells: [
      "hi um this is my first car so I don't know how this works, for an oil change do I gotta set something up ahead or can I just roll in",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/walk[- ]?ins?/i] },
  },
  {
    id: 'g3-en-7c-chip-corolla',
    language: 'en',
    trade: 'lock',
    tells: [
      'Please, I like to know, you can cut the car key that has the chip inside? For Toyota.',
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/chip/i],
    },
  },
  {
    id: 'g3-en-7c-dorm-window-unit',
    language: 'en',
    trade: 'hvac',
    tells: [
      'Do you guys work on those little ACs that hang out the window, or is it only the big house ones?',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/window/i] },
  },
  {
    id: 'g3-en-7c-vendor-sheet',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Good morning, I'm filling in a vendor sheet for our apartment complex and there's a box here I need. Does your company carry insurance and a license?",
      'And one more box. What do you charge just to come out?',
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/insured/i, /\$89/],
    },
  },
  {
    id: 'g3-en-7c-hail-look',
    language: 'en',
    trade: 'roofing',
    tells: [
      'If I had one of your guys climb up and inspect my shingles, am I paying for that visit or no?',
      'cool and does it matter that we have State Farm',
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/free/i, /insurance/i],
    },
  },
  {
    id: 'g3-en-7c-smallest-bill',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Quick one for ya. What's the minimum I'd be looking at, even if it's a five minute job?",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\$150/] },
  },
  {
    id: 'g3-en-7c-cafe-oven',
    language: 'en',
    trade: 'appliance',
    tells: [
      'I do the books for a cafe downtown and the owner asked me to find out if you folks repair commercial ovens, the big restaurant kind',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/commercial/i] },
  },

  // A question, then a message; or a question the facts do not answer.
  {
    id: 'g3-en-7c-cat-on-floor',
    language: 'en',
    trade: 'pest',
    from: '+13219045527',
    tells: [
      'The stuff you spray, is it gonna be okay with a cat walking around on the floor afterward?',
      'Good, then I want to get on the schedule for roaches in my apartment kitchen, evenings are best because I work days',
    ],
    gives: {
      name: 'Damon Ricks',
      caller_phone: "no, this is the work line. Use my cell, it's 321 770 1836",
      phone: '321 770 1836',
    },
    knows: {
      name: 'Damon Ricks',
      phone: '+13217701836',
      mentions: ['roaches'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/safe|dry/i],
    },
  },
  {
    id: 'g3-en-7c-dryer-squeal',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Remind me how long you guarantee your repairs?',
      "Alright so we're inside of that. You fixed our dryer three weeks back and it squeals again whenever the drum turns. It still dries, it's just loud. Somebody should give me a ring about it",
    ],
    gives: { name: 'Hector Manzo', phone: '559 301 7749' },
    knows: {
      name: 'Hector Manzo',
      phone: '+15593017749',
      mentions: ['squeals'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/90|ninety/i],
    },
  },
  {
    id: 'g3-en-7c-pay-monthly',
    language: 'en',
    trade: 'hvac',
    tells: [
      'My husband and I were wondering, is there a way to pay monthly with you, like do you offer financing?',
      "Great. We'd like an estimate to replace the whole system, it's original to the house, 1998. It's running okay, we're just planning ahead",
    ],
    gives: { name: 'Colleen Yates', phone: '720 584 9013' },
    knows: {
      name: 'Colleen Yates',
      phone: '+17205849013',
      mentions: ['estimate'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/financing/i],
    },
  },
  {
    id: 'g3-en-7c-home-warranty',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Excuse me, I have a question. We buy the house with a home warranty, from American Home Shield. Your company accept this warranty, yes or no?',
    ],
    gives: { name: 'Olena Kovalenko', phone: '512 867 4403' },
    knows: {
      name: 'Olena Kovalenko',
      phone: '+15128674403',
      mentions: ['home warranty'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-master-system',
    language: 'en',
    trade: 'lock',
    tells: [
      'Hi, I manage a forty unit walk-up in Germantown. Can your people set up a master key system, so the super carries one key and each tenant has their own? And what would that run per door, roughly?',
    ],
    gives: { name: 'Sheldon Abrams', phone: '215 462 7780' },
    knows: {
      name: 'Sheldon Abrams',
      phone: '+12154627780',
      mentions: ['master key'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Names and numbers said in hard ways.
  {
    id: 'g3-en-7c-seven-digits',
    language: 'en',
    trade: 'electrical',
    tells: [
      "We've got a ceiling fan still in the box and a nursery it needs to go in, baby's not due till October",
    ],
    gives: {
      name: "Saoirse Kell. That's S A O I R S E, and Kell is K E L L",
      phone: 'eight seven oh, forty-four hundred',
      area_code: 'four eighty',
    },
    knows: {
      name: 'Saoirse Kell',
      phone: '+14808704400',
      mentions: ['ceiling fan'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-old-number-first',
    language: 'en',
    trade: 'garage',
    tells: [
      'I wanna bring the Tacoma in for a state inspection, the sticker runs out at the end of next month',
    ],
    gives: {
      name: "Trey. Well it's Leonard Dukes the third but nobody calls me that, just put Trey Dukes",
      phone:
        'two one zero, five eight, no hang on that was my old phone. Two one zero, nine four two, eighty-eight oh six',
    },
    knows: {
      name: ['Trey Dukes', 'Trey'],
      phone: '+12109428806',
      mentions: ['inspection'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-last-name-first',
    language: 'en',
    trade: 'roofing',
    tells: ['I want new gutters for my house, the front side only, please you give me the price'],
    gives: {
      name: 'Last name is Nguyen, N G U Y E N. First name Bao, B A O',
      phone: 'nine eighteen, six thirty-four, twenty-two fifteen',
    },
    knows: {
      name: 'Bao Nguyen',
      phone: '+19186342215',
      mentions: ['gutters'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g3-en-7c-triple-three',
    language: 'en',
    trade: 'lock',
    tells: [
      "We're closing on a row house Friday the nineteenth, and the buyers would like every cylinder rekeyed the week after",
    ],
    gives: {
      name: "Xochitl Barrera, and that's X as in x-ray, O, C, H, I, T, L",
      phone: "okay it's two six seven, then triple three, then oh nine double seven",
    },
    knows: {
      name: 'Xochitl Barrera',
      phone: '+12673330977',
      mentions: ['rekeyed'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Unwanted.
  {
    id: 'g3-en-7c-listing-sales',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Hi, this is Tiffany with Local Rank Boosters, I'm calling roofing contractors in the Tulsa area because we can get you on page one of Google with exclusive leads, no contract, are you the person who handles the marketing?",
      "It's only two ninety-nine a month and I have one spot left in your zip code, let me just tell the owner about our special offer",
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'g3-en-7c-robocall-merchant',
    language: 'en',
    trade: 'garage',
    tells: [
      'Congratulations. Your business has been pre-approved for up to two hundred and fifty thousand dollars in working capital. To speak with a funding specialist, press one now. To be removed from our list, press nine.',
      'Do not miss this limited time offer. Press one now to claim your funds.',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'g3-en-7c-prank-abuse',
    language: 'en',
    trade: 'appliance',
    tells: [
      "hey bitch, you're a fucking toaster, suck my dick",
      'shut the fuck up you stupid piece of shit robot',
      'fuck you, fuck your mother',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },

  // Breaks off.
  {
    id: 'g3-en-7c-baby-wakes',
    language: 'en',
    trade: 'electrical',
    tells: ["Hi, yes, so, oh shoot, that's the baby up, give me a second", HANGS_UP],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'g3-en-7c-other-line',
    language: 'en',
    trade: 'vet',
    tells: ['Hello? Oh wait, my sister is beeping in on the other line', HANGS_UP],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'g3-en-7c-boss-waving',
    language: 'en',
    trade: 'hvac',
    tells: ['Yeah um, ugh, sorry, my boss is waving me over, I gotta go', HANGS_UP],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'g3-en-7c-chopped-up',
    language: 'en',
    trade: 'pest',
    tells: ["Can you hear me? You're all chopped up, I think I'm losing signal", HANGS_UP],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
