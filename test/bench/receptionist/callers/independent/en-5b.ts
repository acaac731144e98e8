import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Everyday Americans of all ages. */
export const EN_5B: readonly Caller[] = [
  {
    id: 'e2-en-pedal-to-the-floor',
    language: 'en',
    trade: 'garage',
    tells: [
      "yeah hey um so I'm sitting in the H-E-B parking lot over on Blanco and uh my brake pedal just goes clean down to the floor there's nothing there I about rolled into a lady's cart",
    ],
    gives: { name: 'uh Travis Kowalik', phone: 'two one oh, 468, 3920' },
    knows: {
      name: 'Travis Kowalik',
      phone: '+12104683920',
      mentions: ['brake', 'floor'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-shoulder-of-the-loop',
    language: 'en',
    trade: 'garage',
    from: '+18304227715',
    tells: [
      "hello sir or ma'am I got my two grandbabies in the back seat and we're stuck on the shoulder of 1604 the minivan just quit on me and it won't crank or nothing trucks flying by",
    ],
    gives: { name: 'Loretta Simms', caller_phone: 'yes this one here', phone: '830-422-7715' },
    knows: {
      name: 'Loretta Simms',
      phone: '+18304227715',
      mentions: ['1604', 'minivan'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-dialysis-at-two',
    language: 'en',
    trade: 'garage',
    tells: [
      "good morning this is an old customer, I bought tires off of y'all, well anyhow the Ranger won't start and I have got to be at my dialysis by two o'clock today and I don't have nobody else to carry me",
    ],
    gives: { name: 'Elroy Hutchins', phone: '210-734-6158' },
    knows: {
      name: 'Elroy Hutchins',
      phone: '+12107346158',
      mentions: ['dialysis', 'Ranger'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-tank-let-go',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "okay so the water heater in the garage just, the bottom of it let go I guess and it's pouring, it's coming under the door into the den now, babe get the towels, no the other towels",
    ],
    gives: { name: 'Kaylee Burdick', phone: '512 748 2096' },
    knows: {
      name: 'Kaylee Burdick',
      phone: '+15127482096',
      mentions: ['water heater', 'den'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-just-the-one-commode',
    language: 'en',
    trade: 'plumbing',
    at: SUNDAY,
    tells: [
      "hi honey I hate to bother anybody on a Sunday but it's just me and my sister and we only have the one commode and it won't go down at all, it came up over the rim when I flushed",
    ],
    gives: { name: 'Miss Opal Renfro', phone: 'five one two, four five three, seven seven oh one' },
    knows: {
      name: ['Opal Renfro', 'Miss Opal Renfro'],
      phone: '+15124537701',
      mentions: ['commode'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-bone-dry-faucets',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "uh yeah we ain't got any water in the whole house, like not one faucet, I called the city and they said it's fine at the street so it's gotta be on our side and my wife just got home with a newborn",
    ],
    gives: { name: 'DeShawn Pruitt', phone: '737-296-4480' },
    knows: {
      name: 'DeShawn Pruitt',
      phone: '+17372964480',
      mentions: ['newborn', 'faucet'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-rotten-eggs-closet',
    language: 'en',
    trade: 'plumbing',
    at: NIGHT,
    tells: [
      "hi um I'm babysitting and I don't really know who to call, there was your sticker on the water heater, and it like really smells like gas in that closet, like rotten eggs",
    ],
    gives: { name: "I'm Maddie, Maddie Voss", phone: '512-903-5527' },
    knows: {
      name: 'Maddie Voss',
      phone: '+15129035527',
      mentions: ['gas', 'closet'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-boy-swelling-up',
    language: 'en',
    trade: 'pest',
    tells: [
      "we got a wasp nest under the slide and my little boy got into it he's been stung I don't know ten times and his lips are swelling up and he's kinda wheezing what do I do",
    ],
    gives: { name: 'Crystal Dombrowski', phone: '407 638 2254' },
    knows: {
      name: 'Crystal Dombrowski',
      phone: '+14076382254',
      mentions: ['swelling', 'wheezing'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-beagle-in-the-bait',
    language: 'en',
    trade: 'pest',
    tells: [
      "hey so your guy put them black boxes out back for the rats and my beagle chewed one open and ate the green stuff and now she's wobbling around and throwing up, I need to know what's in it",
    ],
    gives: { name: 'Rick Tedesco', phone: '321-774-3068' },
    knows: {
      name: 'Rick Tedesco',
      phone: '+13217743068',
      mentions: ['beagle', 'wobbling'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-inspector-at-four',
    language: 'en',
    trade: 'pest',
    tells: [
      "yes hi I manage the pancake place on Colonial, we've had roaches come up out of the floor drain this morning and the health inspector is due back at four this afternoon, somebody has to treat before then or he shuts us down",
    ],
    gives: { name: 'Yolanda Fitch', phone: '407, 852, 1139' },
    knows: {
      name: 'Yolanda Fitch',
      phone: '+14078521139',
      mentions: ['roaches', 'inspector'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-tarp-in-the-neighbors-yard',
    language: 'en',
    trade: 'roofing',
    at: NIGHT,
    tells: [
      "well the blue tarp y'all tacked down Monday is in the neighbor's yard and it's raining like the dickens and it's coming straight in on the bed, we've got every pot we own out",
    ],
    gives: { name: 'Wendell Tiger', phone: 'nine one eight, two two four, six oh nine three' },
    knows: {
      name: 'Wendell Tiger',
      phone: '+19182246093',
      mentions: ['tarp', 'raining'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-pecan-limb',
    language: 'en',
    trade: 'roofing',
    tells: [
      "so that big pecan limb came down on us like half an hour ago, it went right through over the kitchen, I can see sky, and there's another storm on the radar coming this way",
    ],
    gives: { name: 'Becca Harjo', phone: '539-302-8871' },
    knows: {
      name: 'Becca Harjo',
      phone: '+15393028871',
      mentions: ['pecan', 'kitchen'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-sheetrock-belly',
    language: 'en',
    trade: 'roofing',
    tells: [
      "hi my mom's at work and she told me to call, the ceiling in the hall is like, it's got a big belly in it full of water and it's running down the light and the light's making a buzzing noise",
    ],
    gives: { name: 'Ethan Mayfield', phone: "mom's number is 918 437 5502" },
    knows: {
      name: 'Ethan Mayfield',
      phone: '+19184375502',
      mentions: ['ceiling', 'buzzing'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  // Harmless despite alarming words.
  {
    id: 'e2-en-burned-jetta-paperwork',
    language: 'en',
    trade: 'garage',
    tells: [
      "hi there, so my Jetta burned up back in February, total loss, nobody hurt thank goodness, and the insurance is finally asking for my service records, I'd just like a copy of those whenever somebody gets a chance",
    ],
    gives: { name: 'Monica Ostrander', phone: '210-381-9946' },
    knows: {
      name: 'Monica Ostrander',
      phone: '+12103819946',
      mentions: ['Jetta', 'records'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'e2-en-flood-years-back',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "yeah we're fixing to sell the house and the buyer saw on the disclosure where we had a burst pipe and a flood in the big freeze a few years back, it was all repaired, they just want a leak detection report, sometime this month would be fine",
    ],
    gives: { name: 'Gary Lindqvist', phone: '512 667 3185' },
    knows: {
      name: 'Gary Lindqvist',
      phone: '+15126673185',
      mentions: ['leak detection', 'report'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-hair-in-the-sink',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "this isn't an emergency or anything, the bathroom sink drains slow, it's my daughters' hair I'm drowning in hair over here, I want a price for cleaning it out, no rush",
    ],
    gives: { name: 'Phil Abernathy', phone: '512-284-7730' },
    knows: {
      name: 'Phil Abernathy',
      phone: '+15122847730',
      mentions: ['sink', 'hair'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'e2-en-last-summers-stings',
    language: 'en',
    trade: 'pest',
    tells: [
      "my husband wound up in the hospital last summer from yellow jackets, he's fine now, and we haven't seen any this year but I'd like to set up a regular visit in the fall, you know, just to stay ahead of it",
    ],
    gives: { name: 'Jeanette Boudreaux', phone: '407 923 6614' },
    knows: {
      name: 'Jeanette Boudreaux',
      phone: '+14079236614',
      mentions: ['yellow jackets', 'fall'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'e2-en-bloody-murder-ants',
    language: 'en',
    trade: 'pest',
    tells: [
      "so it's just the little sugar ants on the counter but my teenager screams bloody murder like the house is on fire every time she sees one, haha, anyway could I get a quote, next week or the week after is fine",
    ],
    gives: { name: 'Omar Whitfield', phone: '689-240-3357' },
    knows: {
      name: 'Omar Whitfield',
      phone: '+16892403357',
      mentions: ['sugar ants', 'quote'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'e2-en-hail-in-april',
    language: 'en',
    trade: 'roofing',
    tells: [
      "uh huh yes, that awful hail back in April, it beat the shingles up some but nothing's coming in, dry as a bone in the attic, the insurance lady says get it looked at by the end of summer so put me down for somebody to call",
    ],
    gives: { name: 'Dorothy Pennington', phone: '918 745 2280' },
    knows: {
      name: 'Dorothy Pennington',
      phone: '+19187452280',
      mentions: ['hail', 'shingles'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  // Questions.
  {
    id: 'e2-en-saturday-till-when',
    language: 'en',
    trade: 'garage',
    tells: ['hey quick one, what time do you guys close on Saturdays', 'cool appreciate it, bye'],
    knows: { urgent: false, outcome: 'answered', hears: [/1 PM/] },
  },
  {
    id: 'e2-en-just-to-come-out',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "I'm only calling around comparing, how much is your service call fee",
      "alrighty that's all I wanted to know, thank you",
    ],
    knows: { urgent: false, outcome: 'answered', hears: [/\$89/] },
  },
  {
    id: 'e2-en-cat-walks-through-it',
    language: 'en',
    trade: 'pest',
    tells: [
      'hi I had a question, the stuff you all spray, is that safe if you have a cat in the house',
      "oh good, okay, that's all I needed",
    ],
    knows: { urgent: false, outcome: 'answered', hears: [/\bdry\b/i] },
  },
  {
    id: 'e2-en-warranty-then-carport',
    language: 'en',
    trade: 'roofing',
    tells: [
      'how long is the warranty on a new roof with you folks',
      "alright that's decent, well have somebody call me, I need a bid on the house and on the carport too, there's no hurry",
    ],
    gives: { name: 'Leon Stubblefield', phone: '918-366-4017' },
    knows: {
      name: 'Leon Stubblefield',
      phone: '+19183664017',
      mentions: ['bid', 'carport'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/(?:ten|10)[ -]year/i],
    },
  },
  {
    id: 'e2-en-diagnostics-then-buick',
    language: 'en',
    trade: 'garage',
    tells: [
      'um what do you charge to run the diagnostics on a car',
      "okay yeah I can do that, it's a Buick Encore and the check engine light's been on since like Easter, drives fine, I'd want to bring it in one day next week",
    ],
    gives: { name: 'Tasha Greer', phone: '726 219 8043' },
    knows: {
      name: 'Tasha Greer',
      phone: '+17262198043',
      mentions: ['Buick', 'check engine'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/\$95/],
    },
  },
  // Names and numbers.
  {
    id: 'e2-en-spells-it-out',
    language: 'en',
    trade: 'roofing',
    tells: ["I'd like to get an estimate on gutters for the back side of the house please"],
    gives: {
      name: ["it's Stan Wojcik, that's W O J C I K", 'Stan Wojcik, W as in whiskey, O, J, C, I, K'],
      phone: '918-588-2936',
    },
    knows: {
      name: 'Stan Wojcik',
      phone: '+19185882936',
      mentions: ['gutters'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-no-wait-two-nine-one',
    language: 'en',
    trade: 'pest',
    tells: [
      "calling to set up one of them termite inspections, we're closing on a house in July and the realtor said get it done",
    ],
    gives: {
      name: 'Thuy Nguyen',
      phone: [
        'four oh seven, two eight one, no wait, sorry, two nine one, eight four one six',
        '407 291 8416',
      ],
    },
    knows: {
      name: 'Thuy Nguyen',
      phone: '+14072918416',
      mentions: ['termite', 'July'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'e2-en-borrowed-phone',
    language: 'en',
    trade: 'plumbing',
    from: '+15126149920',
    tells: [
      "yeah I wanna get the water heater flushed out, it hasn't been done since we moved in, whenever works",
    ],
    gives: {
      name: 'Curtis Amaya',
      caller_phone: "no don't use this one this is my coworker's cell",
      phone: ["mine's 848-3317", '737 848 3317'],
      area_code: 'seven three seven',
    },
    knows: {
      name: 'Curtis Amaya',
      phone: '+17378483317',
      mentions: ['water heater', 'flushed'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  // Unwanted.
  {
    id: 'e2-en-listing-robot',
    language: 'en',
    trade: 'garage',
    tells: [
      'Attention business owner. Your online business listing has not been verified and may be removed from search results. Press one now to speak with a listing specialist or press nine to be taken off our list',
      'To repeat this message press two',
    ],
    knows: { urgent: false, outcome: 'spam' },
  },
  {
    id: 'e2-en-exclusive-leads',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Hey there this is Brandon with Apex Lead Partners, we're helping roofing contractors in your area get exclusive homeowner leads, I've got a special offer on twenty guaranteed leads a month, are you the person who handles marketing",
      'It only takes five minutes and the first month is half off',
    ],
    knows: { urgent: false, outcome: 'spam' },
  },
  // Breaks off.
  {
    id: 'e2-en-somebody-at-the-door',
    language: 'en',
    trade: 'pest',
    tells: [["hi yes I was calling about, um, oh shoot hold on somebody's at the door", HANGS_UP]],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
