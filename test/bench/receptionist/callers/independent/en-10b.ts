import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Plain everyday people of all ages and regions, by an author who does not know the engine. */
export const EN_10B: readonly Caller[] = [
  // Urgent
  {
    id: 'k2-en-lab-belly-tight',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: [
      "hey um so I got an old yellow lab and his belly's blowed up tight as a basketball, he keeps gagging like he's gonna throw up and ain't nothing coming, and now he won't get up off the floor",
    ],
    gives: { name: 'Travis Loomis', phone: '919 436 2281' },
    knows: {
      name: 'Travis Loomis',
      phone: '+19194362281',
      mentions: ['tight as a basketball'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-toddler-in-the-camry',
    language: 'en',
    trade: 'lock',
    from: '+12674419036',
    tells: [
      "Oh my God okay, I'm at the Acme on Ridge, I set my keys on the seat to buckle my son and shut the door and it locked. He's two, he's inside, it's so hot and he's screaming, please",
    ],
    gives: { name: "It's Danielle, Danielle Rizzo", phone: '267 441 9036' },
    knows: {
      name: 'Danielle Rizzo',
      phone: '+12674419036',
      mentions: ['acme on ridge'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-january-no-heat',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-01-14T15:10:00Z'),
    tells: [
      'Good morning. I am eighty-three and I live by myself. The furnace quit sometime in the night, the thermostat says forty-nine in here and it is four below outside',
      'I have my coat on and two blankets and I cannot get my hands warm',
    ],
    gives: { name: 'Mrs. Lorraine Hedstrom', phone: '303, 722, 6418' },
    knows: {
      name: ['Lorraine Hedstrom', 'Mrs. Lorraine Hedstrom'],
      phone: '+13037226418',
      mentions: ['forty-nine in here'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-ceiling-coming-down',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "yeah there's water just dumping through my kitchen ceiling right now like the drywall is sagging and I turned every knob I could find and it will not stop",
    ],
    gives: { name: 'Marcus', phone: 'five one two, nine three six, four four oh seven' },
    knows: {
      name: 'Marcus',
      phone: '+15129364407',
      mentions: ['drywall is sagging'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-oak-limb-nursery',
    language: 'en',
    trade: 'roofing',
    at: SUNDAY,
    tells: [
      "So the wind just took half the oak tree and put it through our roof. There's a hole I can see sky out of and it's raining straight into the nursery, we've got pots everywhere and it's getting into the light fixture",
    ],
    gives: { name: 'Kaylee Sandifer', phone: '539 202 7715' },
    knows: {
      name: 'Kaylee Sandifer',
      phone: '+15392027715',
      mentions: ['nursery'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-breaker-box-hot',
    language: 'en',
    trade: 'electrical',
    tells: [
      'Hello, uh',
      "I'm standing in my garage. The breaker box is crackling, it's too hot to put my hand on, and I'm smelling burnt plastic and there's a little smoke coming out the bottom of it",
    ],
    gives: { name: 'Ed Kowalczyk', phone: '602 788 3149' },
    knows: {
      name: 'Ed Kowalczyk',
      phone: '+16027883149',
      mentions: ['crackling'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-yellow-jackets-grandson',
    language: 'en',
    trade: 'pest',
    tells: [
      "Baby listen, them yellow jackets done come up out the ground on my grandson, he's stung all over and his lips is swelling up and he says his throat feel funny, and they still swarming on the porch so we can't get out to the car",
    ],
    gives: { name: 'Miss Earline Gaines', phone: '407 293 5580' },
    knows: {
      name: ['Earline Gaines', 'Miss Earline Gaines'],
      phone: '+14072935580',
      mentions: ['lips is swelling'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-fridge-with-insulin',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Hi, my refrigerator just totally died, it's warm inside already. I'm type one and my whole three months of insulin is in there and it's a hundred and six out, I don't have anywhere else to keep it",
    ],
    gives: { name: 'Priscilla Vang', phone: '559 470 8826' },
    knows: {
      name: 'Priscilla Vang',
      phone: '+15594708826',
      mentions: ['insulin'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-dead-on-the-shoulder',
    language: 'en',
    trade: 'garage',
    tells: [
      "Hey man I'm broke down on 410 by the airport, like on the shoulder, truck just cut off on me. I got my two girls in the back seat and eighteen wheelers flying by, we're stuck out here",
    ],
    gives: { name: 'Rudy Cantu', phone: 'uh two ten, six oh three, ninety-one eighteen' },
    knows: {
      name: 'Rudy Cantu',
      phone: '+12106039118',
      mentions: ['on the shoulder'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-door-kicked-in',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      "I came home from my shift and somebody kicked my front door in. Cops came and left. The frame's all split and it won't even stay shut, I'm here alone and I can't go to sleep like this. It can't wait till tomorrow",
    ],
    gives: { name: 'Tamika Broadus', phone: '215 848 6072' },
    knows: {
      name: 'Tamika Broadus',
      phone: '+12158486072',
      mentions: ['stay shut'],
      urgent: true,
      outcome: 'message_taken',
    },
  },

  // Harmless counterparts
  {
    id: 'k2-en-chocolate-last-christmas',
    language: 'en',
    trade: 'vet',
    tells: [
      "Hi there! You guys saw our beagle two Christmases ago when he ate the whole box of chocolates, he's totally fine, fat and happy. I'm just calling cause the boarding place wants a copy of his rabies certificate",
    ],
    gives: { name: 'Megan Ostrander', phone: '984 222 6190' },
    knows: {
      name: 'Megan Ostrander',
      phone: '+19842226190',
      mentions: ['rabies certificate'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-brakes-went-out-in-march',
    language: 'en',
    trade: 'garage',
    tells: [
      "Yes sir, back in March the brakes went clean out on my Silverado and y'all put new lines on it. Been running great ever since. What I need is a copy of that invoice for my taxes, no hurry on it",
    ],
    gives: { name: 'Gene Pruitt', phone: '830 257 4463' },
    knows: {
      name: 'Gene Pruitt',
      phone: '+18302574463',
      mentions: ['copy of that invoice'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-nephew-through-the-window',
    language: 'en',
    trade: 'lock',
    tells: [
      "So funny story I locked myself out last weekend in my bathrobe, my nephew shimmied in through the bathroom window, so that's all taken care of. But it got me thinking about one of those keypad deals for the front door, sometime this summer, and what that'd run me",
    ],
    gives: { name: 'Peg Donnelly', phone: '610 649 2387' },
    knows: {
      name: 'Peg Donnelly',
      phone: '+16106492387',
      mentions: ['keypad'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-neighbors-carbon-monoxide',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Well, the folks across the street had a carbon monoxide scare over the winter, ambulance and everything, they're all right now thank goodness. Nothing wrong at our place, detectors are all quiet, I'd just like to get on the list for a tune-up in the fall",
    ],
    gives: { name: 'Stan Vigil', phone: '720 331 9054' },
    knows: {
      name: 'Stan Vigil',
      phone: '+17203319054',
      mentions: ['tune-up in the fall'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-flooded-two-owners-ago',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Hi, I'm selling my house and the disclosure says the place flooded in 2021 when a pipe burst. It's been bone dry since you all repiped it. The buyer's agent is asking for paperwork that shows the repair, closing is not for another six weeks",
    ],
    gives: { name: 'Anita Chowdhury', phone: '737 288 4109' },
    knows: {
      name: 'Anita Chowdhury',
      phone: '+17372884109',
      mentions: ['paperwork'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-shocked-by-the-bill',
    language: 'en',
    trade: 'electrical',
    tells: [
      "I about had a heart attack when I opened your bill, I mean I was shocked, I'm not kidding. You charged me for three outlets and the guy did two. I'd like that looked at whenever somebody gets to it",
    ],
    gives: { name: 'Barb Lindqvist', phone: '480 966 2731' },
    knows: {
      name: 'Barb Lindqvist',
      phone: '+14809662731',
      mentions: ['three outlets'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-bedbugs-at-the-dorm',
    language: 'en',
    trade: 'pest',
    tells: [
      "um hi my roommate's cousin had like a horrible bed bug infestation at her dorm up in Ohio, people were getting eaten alive. we haven't seen a single one but my mom's making me call to see about having somebody check our apartment maybe next month",
    ],
    gives: { name: 'um Jayden Pierre', phone: '3 2 1 7 9 5 0 4 6 2' },
    knows: {
      name: 'Jayden Pierre',
      phone: '+13217950462',
      mentions: ['check our apartment'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-dryer-fires-on-tv',
    language: 'en',
    trade: 'appliance',
    tells: [
      "I was watching the news and they did a piece on dryers catching fire and burning houses down. Mine runs fine, never even gets warm on the outside. It only squeaks some, has for years. I figured I'd have you put a new belt on when it's convenient",
    ],
    gives: { name: 'Wilbur Stamps', phone: '559 233 7048' },
    knows: {
      name: 'Wilbur Stamps',
      phone: '+15592337048',
      mentions: ['new belt'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Questions
  {
    id: 'k2-en-just-roll-up',
    language: 'en',
    trade: 'garage',
    tells: [
      'yo quick question if I wanna get my oil changed do I gotta make an appointment or can I just roll up',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/walk/i] },
  },
  {
    id: 'k2-en-what-does-a-look-cost',
    language: 'en',
    trade: 'roofing',
    tells: [
      'Hi, what do you folks charge to have a man come inspect a roof?',
      "And say I go with you for a whole new one, how long's the workmanship covered under warranty?",
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/free/i, /\b(?:ten|10)\b/i],
    },
  },
  {
    id: 'k2-en-window-shaker',
    language: 'en',
    trade: 'hvac',
    tells: ['Do you all work on window units, or is it only the big central air systems?'],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/(?:not|n't)\b.*window/i] },
  },
  {
    id: 'k2-en-guarantee-and-saturday',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Good morning dear, if your man fixes my washer and it goes out again, how long is that repair guaranteed?',
      'Okay and what time do you close on Saturday',
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/90|ninety/i, /2|two/i],
    },
  },
  {
    id: 'k2-en-minimum-then-the-fan',
    language: 'en',
    trade: 'electrical',
    tells: [
      "What's your minimum charge to come out?",
      'Alright, that works for me. I bought a ceiling fan at Costco for the den and my knees are shot, so I want one of your guys to hang it',
    ],
    gives: { name: 'Hector Salcido', phone: '623 847 5591' },
    knows: {
      name: 'Hector Salcido',
      phone: '+16238475591',
      mentions: ['hang it'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/\$150/],
    },
  },
  {
    id: 'k2-en-military-discount',
    language: 'en',
    trade: 'pest',
    tells: [
      'Afternoon. Do you offer any kind of military discount? Retired Navy, twenty-two years',
    ],
    gives: { name: 'Chief Darnell Whitlow', phone: '757 420 3316' },
    knows: {
      name: ['Darnell Whitlow', 'Chief Darnell Whitlow'],
      phone: '+17574203316',
      mentions: ['military discount'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Names and numbers said in hard ways
  {
    id: 'k2-en-spelled-siobhan',
    language: 'en',
    trade: 'plumbing',
    tells: ["My bathtub drains real slow, I'd like to have it snaked out one of these days"],
    gives: {
      name: "Ha, good luck, it's spelled S I O B H A N, last name Keough, K E O U G H",
      phone: 'Five twelve, four seventy-three, double eight, sixty-one',
    },
    knows: {
      name: 'Siobhan Keough',
      phone: '+15124738861',
      mentions: ['drains real slow'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-folks-call-me-buddy',
    language: 'en',
    trade: 'roofing',
    tells: [
      "I'm wanting a price on gutters for the back side of the shop building, bout sixty foot of it",
    ],
    gives: {
      name: "Well everybody calls me Buddy but you better put down Harold Tuttle, that's two T's in the middle",
      phone: "it's nine eighteen, four forty-two, twenty-six hundred",
    },
    knows: {
      name: ['Harold Tuttle', 'Harold Buddy Tuttle'],
      phone: '+19184422600',
      mentions: ['price on gutters'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'k2-en-michigan-area-code',
    language: 'en',
    trade: 'vet',
    tells: ["Hiya, we just moved down here and I'd like to set up new shots for our two cats"],
    gives: {
      name: 'Joanne Vander Meulen',
      phone: 'Eight four seven, oh one three three. No wait, shoot, oh one two two',
      area_code: "oh it's still my Michigan one, two three one",
    },
    knows: {
      name: ['Joanne Vander Meulen', 'Joanne VanderMeulen'],
      phone: '+12318470122',
      mentions: ['our two cats'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Unwanted
  {
    id: 'k2-en-card-processing-pitch',
    language: 'en',
    trade: 'garage',
    tells: [
      "Hey how's it going, this is Tyler over at Summit Merchant Solutions, I'm reaching out to local shop owners because we can cut your credit card processing fees down to zero, I just need two minutes with the decision maker",
      "Totally get it, I'd love to send over a free savings analysis on your merchant account, no obligation whatsoever",
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'k2-en-listing-robocall',
    language: 'en',
    trade: 'lock',
    tells: [
      'Attention business owner. This is an automated call regarding your Google business listing, which has not been verified and may be removed from search results. Press one now to speak to a listing specialist.',
      'To be removed from our call list press nine.',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },

  // Breaks off
  {
    id: 'k2-en-ups-at-the-door',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Yeah hi I was calling about, oh, hang on, dog's going nuts, UPS is here, I'll try you later",
      HANGS_UP,
    ],
    // They hang up, whatever the line asks.
    gives: { name: HANGS_UP, phone: HANGS_UP },
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
