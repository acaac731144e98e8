import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Older and rural people, talkative or not, by an independent author. */
export const EN_7B: readonly Caller[] = [
  // Urgent.
  {
    id: 'g2-en-heeler-copperhead',
    language: 'en',
    trade: 'vet',
    from: '+19192697714',
    at: NIGHT,
    tells: [
      "Yes ma'am uh this is Verlon Tate out past Zebulon. My heeler tangled with a copperhead back of the woodpile, oh, twenty minutes ago I reckon, and his whole muzzle is blowed up like a melon and he won't hardly lift his head",
    ],
    gives: {
      name: 'Verlon Tate',
      caller_phone: "Yes ma'am, only one I got",
      phone: '919 269 7714',
    },
    knows: {
      name: 'Verlon Tate',
      phone: '+19192697714',
      mentions: ['copperhead'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-swimmy-headed-in-the-heat',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-07-15T22:00:00Z'),
    tells: [
      "Well hello dear. I hate to be a bother, my late husband always did the calling. It's the air conditioning. It quit Monday evening and it's ninety-four in my front room by the little thermometer my grandson gave me, and I'm eighty-seven and I've gone all swimmy headed and can't keep my dinner down",
    ],
    gives: {
      name: 'Lorene Haskell, dear',
      phone: "It's three oh three, seven eight two, four oh six six",
    },
    knows: {
      name: 'Lorene Haskell',
      phone: '+13037824066',
      mentions: ['ninety-four', 'swimmy headed'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-pipe-let-go',
    language: 'en',
    trade: 'plumbing',
    tells: ["Pipe let go. Under the house. Spraying everywhere, can't find no shutoff"],
    gives: { name: 'Dub Krenek', phone: '512 273 8840' },
    knows: {
      name: 'Dub Krenek',
      phone: '+15122738840',
      mentions: ['spraying everywhere'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-beagle-in-the-pickup',
    language: 'en',
    trade: 'lock',
    tells: [
      "hey there uh I'm at the Tractor Supply in Quakertown and I done shut my keys up in the pickup and my old beagle's in there in this sun, windows all the way up, she's panting somethin awful",
    ],
    gives: { name: 'uh Harlan Yoder', phone: 'two six seven, eight eight four, three one five oh' },
    knows: {
      name: 'Harlan Yoder',
      phone: '+12678843150',
      mentions: ['beagle'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-breaker-box-hot',
    language: 'en',
    trade: 'electrical',
    at: NIGHT,
    tells: [
      'This Brightline?',
      "Good. Breaker box in my hallway is humming and it's too hot to lay a hand on and there's a stink of burnt plastic clear into the kitchen. I'm on a walker",
    ],
    gives: { name: 'Earl Pacheco', phone: '602 276 9043' },
    knows: {
      name: 'Earl Pacheco',
      phone: '+16022769043',
      mentions: ['burnt plastic'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-pecan-limb',
    language: 'en',
    trade: 'roofing',
    from: '+19184562297',
    tells: [
      "Lord have mercy. The wind just put a pecan limb clean through over the back bedroom and it is raining in on Mama's hospital bed this very second, me and my nephew had to roll her out in the hall",
    ],
    gives: { name: 'Twyla Sixkiller', phone: '918 456 2297' },
    knows: {
      name: 'Twyla Sixkiller',
      phone: '+19184562297',
      mentions: ['pecan limb'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-yellow-jackets-in-the-wall',
    language: 'en',
    trade: 'pest',
    tells: [
      "Yellow jackets. Coming out of the bathroom wall by the dozens, into the house. My wife's allergic, she got hit on the neck just now and her throat's closing up on her, I've give her the pen",
    ],
    gives: { name: 'Norman Ashby', phone: '352 343 8817' },
    knows: {
      name: 'Norman Ashby',
      phone: '+13523438817',
      mentions: ['yellow jackets'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-half-a-beef',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Okay so, do you even do the chest kind, our deep freeze went off sometime in the night and there's half a beef in it we only had butchered last week, nine hundred dollars worth, and the top packages are thawing as we speak and I've no place to put it",
    ],
    gives: {
      name: 'This is Darlene Avila',
      phone: 'Five five nine, eight nine seven, two oh one six',
    },
    knows: {
      name: 'Darlene Avila',
      phone: '+15598972016',
      mentions: ['half a beef'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-goats-on-the-farm-road',
    language: 'en',
    trade: 'garage',
    tells: [
      "Truck quit on me. Farm road 1518 just over the creek bridge. I'm stuck square in the lane with a stock trailer, nine goats, ain't a lick of shade",
    ],
    gives: { name: 'Royce Kneupper', phone: '830 217 6645' },
    knows: {
      name: 'Royce Kneupper',
      phone: '+18302176645',
      mentions: ['stock trailer'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-just-the-one-commode',
    language: 'en',
    trade: 'plumbing',
    from: '+15128478052',
    tells: [
      'Good morning, this is Mrs. Opal Jurgensen, out on Ranch Road 12, the place with the blue silo. We have just the one commode, always have, Delbert never would put in a second, and it has overflowed onto the linoleum and will not go down, and he is three days home from his prostate operation and needs it every half hour',
    ],
    gives: {
      name: 'Opal Jurgensen, J U R G E N S E N',
      caller_phone: 'Why yes, the same',
      phone: '512 847 8052',
    },
    knows: {
      name: ['Opal Jurgensen', 'Mrs. Opal Jurgensen'],
      phone: '+15128478052',
      mentions: ['commode'],
      urgent: true,
      outcome: 'message_taken',
    },
  },

  // Harmless counterparts.
  {
    id: 'g2-en-twister-of-seventy-four',
    language: 'en',
    trade: 'roofing',
    from: '+19187564430',
    tells: [
      "Well I don't know if you're old enough to recall the big twister in seventy-four, it carried off Daddy's whole roof and set it down in the stock pond and us kids was in the cellar screaming. Anyhow, fifty years gone. I own the house now and I'm after a price on gutters for it",
    ],
    gives: { name: 'Wendell Crowe', caller_phone: "That'll get me", phone: '918 756 4430' },
    knows: {
      name: 'Wendell Crowe',
      phone: '+19187564430',
      mentions: ['gutters'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-two-porch-kittens',
    language: 'en',
    trade: 'vet',
    tells: [
      "We lost our last cat to a pack of strays, oh, six winters back, they tore her all to pieces, and I swore never again. And now here my daughter has handed me two kittens. Fat and sassy both. They'll be due their shots, some evening in July when she can drive me over",
    ],
    gives: {
      name: "It's Maxine Poole",
      phone: 'nine one nine, four nine six, seven seven three one',
    },
    knows: {
      name: 'Maxine Poole',
      phone: '+19194967731',
      mentions: ['kittens'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-thanksgiving-stove',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Our stove went up in flames Thanksgiving before last, fire trucks and everything. Insurance bought a new one, that's over with. No, this is only the bottom rack in the dishwasher, a wheel popped off. Whenever he's next out around Sanger",
    ],
    gives: { name: 'Hollis Berg', phone: '559 875 3392' },
    knows: {
      name: 'Hollis Berg',
      phone: '+15598753392',
      mentions: ['bottom rack'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-neighbors-barn',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Fella down the wash from me had his barn burn to the ground a year ago, bad wiring, they said. Not mine, everything here works dandy. I only mention it cause he told me you did his ceiling fans afterwards and I'd take two of the same. October's plenty soon",
    ],
    gives: { name: 'Gus Whitmore', phone: '928 684 2205' },
    knows: {
      name: 'Gus Whitmore',
      phone: '+19286842205',
      mentions: ['ceiling fans'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-death-of-her',
    language: 'en',
    trade: 'hvac',
    tells: [
      "My bride of fifty-one years says I'll be the death of her if I don't sign up for one of them maintenance plans, she's been on the warpath since church. So put my name down before she shoots me. Furnace runs good by the way",
    ],
    gives: { name: 'Orville Lindqvist', phone: '720 594 3178' },
    knows: {
      name: 'Orville Lindqvist',
      phone: '+17205943178',
      mentions: ['maintenance plans'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-bombs-at-easter',
    language: 'en',
    trade: 'pest',
    tells: [
      'I let off four of them bombs under the trailer back around Easter and it like to choked me to death but it done for the roaches, praise be. Now all I see is a few sugar ants by the toaster. Your man could swing by next month sometime',
    ],
    gives: { name: 'Juanelle Futch', phone: 'Four oh seven, eight nine two, sixty-six fourteen' },
    knows: {
      name: 'Juanelle Futch',
      phone: '+14078926614',
      mentions: ['sugar ants'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Only questions.
  {
    id: 'g2-en-look-at-a-dog',
    language: 'en',
    trade: 'vet',
    tells: ["What do y'all get just to look at a dog"],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/75/] },
  },
  {
    id: 'g2-en-wrote-down-in-a-book',
    language: 'en',
    trade: 'garage',
    tells: [
      'Morning. Do I have to be wrote down in a book someplace for an oil change, or can a man just pull in',
      'That suits me fine',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/walk.?ins?/i] },
  },
  {
    id: 'g2-en-no-purse',
    language: 'en',
    trade: 'lock',
    tells: [
      "I'm sat here in my own kitchen so don't fuss, I am only curious. Supposing I ever did get shut out, would your boys want to see my driver's license before they'd open the door? Because I quit carrying a purse",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\bID\b|identification/i] },
  },
  {
    id: 'g2-en-settles-an-argument',
    language: 'en',
    trade: 'hvac',
    tells: [
      'You all fool with the kind of air conditioner that hangs out a window? Me and my sister have a dollar riding on it',
      'Ha. I win',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/window/i] },
  },
  {
    id: 'g2-en-what-a-look-runs',
    language: 'en',
    trade: 'roofing',
    at: SUNDAY,
    tells: [
      "What's an inspection run, if a fella had you up there after a hail",
      "Huh. And does it make any difference whose insurance I'm with, it's Farm Bureau",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/free/i, /insurance/i] },
  },
  {
    id: 'g2-en-close-of-an-evening',
    language: 'en',
    trade: 'pest',
    tells: ['What time you close of an evening'],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/6|six/i] },
  },
  {
    id: 'g2-en-owe-for-the-visit',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Young man, a question, and then I'll leave you be. When your repairman comes all this way, and I tell him yes go ahead and fix it, am I still paying for the visit on top of the fixing? The last outfit did me that way and I was hot about it for a year",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/waive/i] },
  },
  {
    id: 'g2-en-one-bitty-outlet',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Honey I'm eighty-one and on a fixed income so don't be shy about it. What's the least you charge for a job, any job, even one bitty outlet",
      "Mercy. And are you insured? I've got my mother's china in that room",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/150/, /insured/i] },
  },

  // A question, then a message; or a question the facts do not answer.
  {
    id: 'g2-en-before-i-say-a-word',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Before I say a word, what does it cost me for you to come out',
      "All right, that's not robbery. It's the kitchen sink, been draining slow as molasses since the grandkids left. Have them give me a ring about it",
    ],
    gives: { name: 'Virgil Stehling', phone: '830 868 4127' },
    knows: {
      name: 'Virgil Stehling',
      phone: '+18308684127',
      mentions: ['kitchen sink'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/89/],
    },
  },
  {
    id: 'g2-en-forget-the-buick',
    language: 'en',
    trade: 'lock',
    tells: [
      'Can you cut me one of those keys with a chip in the head of it? For a Buick',
      "I figured. Well forget the Buick. What I really need's the locks rekeyed at my mother's in Doylestown, she has gone to live with my brother. Any week this month",
    ],
    gives: { name: 'Constance Ruth', phone: '215 348 7260' },
    knows: {
      name: 'Constance Ruth',
      phone: '+12153487260',
      mentions: ['Doylestown'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/chip/i],
    },
  },
  {
    id: 'g2-en-old-and-a-veteran',
    language: 'en',
    trade: 'garage',
    at: SUNDAY,
    tells: ["Y'all knock anything off the bill for seniors or veterans, cause I'm the both"],
    gives: { name: 'Refugio Salinas', phone: '210 924 5583' },
    knows: {
      name: 'Refugio Salinas',
      phone: '+12109245583',
      mentions: ['veterans'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-as-far-as-kenansville',
    language: 'en',
    trade: 'pest',
    tells: [
      "We're a good ways out, Kenansville, down toward the Yeehaw Junction turnoff, nothing here but cows and one blinking light. Does your truck run this far south?",
    ],
    gives: { name: 'Bettye Partin', phone: 'four oh seven, four three six, one two nine oh' },
    knows: {
      name: ['Bettye Partin', 'Betty Partin'],
      phone: '+14074361290',
      mentions: ['Kenansville'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-wringer-in-the-shed',
    language: 'en',
    trade: 'appliance',
    tells: [
      'How long are your repairs guaranteed',
      "Fair enough. Now then, ask the boss does he want a Maytag wringer for parts. Belonged to my aunt Fern, it's sitting out in the shed, and he can have it if he'll haul it off",
    ],
    gives: { name: 'Lyle Nakamura', phone: '559 591 6708' },
    knows: {
      name: 'Lyle Nakamura',
      phone: '+15595916708',
      mentions: ['wringer'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/90|ninety/i],
    },
  },

  // Names and numbers said in hard ways.
  {
    id: 'g2-en-ouida-with-two-esses',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Couple of shingles curled up on the north side, they've been thataway a good while. I want a man to see about it when he gets around to it",
    ],
    gives: {
      name: "It's Ouida, O, U, I, D, A. And the last name's Broussard, B R O U, two esses, A R D",
      phone: 'nine one eight, two seven five, oh double four nine',
    },
    knows: {
      name: 'Ouida Broussard',
      phone: '+19182750449',
      mentions: ['shingles'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-thirty-eight-hundred',
    language: 'en',
    trade: 'vet',
    tells: [
      'Looking to get a rabies shot done on a barn dog, nothing ails him, the county sent me a letter is all',
    ],
    gives: {
      name: 'Leotis McLaurin. L E O T I S, then M C, big L, A U R I N',
      phone: 'Area code nine ten, then six twenty-two, then thirty-eight hundred',
    },
    knows: {
      name: 'Leotis McLaurin',
      phone: '+19106223800',
      mentions: ['rabies shot'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-number-from-the-ranch',
    language: 'en',
    trade: 'appliance',
    tells: [
      "The dryer squeals, it dries all right but it squeals like a pig under a gate and I can't hear my programs",
    ],
    gives: {
      name: 'Mrs. Delfina Ortega-Pruitt, with a hyphen in the middle',
      phone:
        "Five five nine, four three eight, no wait that was the one we had at the ranch. It's five five nine, two six four, eight triple one",
    },
    knows: {
      name: ['Delfina Ortega-Pruitt', 'Mrs. Delfina Ortega-Pruitt'],
      phone: '+15592648111',
      mentions: ['dryer squeals'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'g2-en-seven-digits-will-do',
    language: 'en',
    trade: 'garage',
    tells: ['State inspection on a ninety-one Ford. Runs. Call me with a day'],
    gives: {
      name: 'Schroeder. Emil Schroeder, with an O E',
      phone: [
        'three eight six, forty-four oh nine',
        'eight three oh, three eight six, forty-four oh nine',
      ],
      area_code: 'eight three oh, same as everybody',
    },
    knows: {
      name: 'Emil Schroeder',
      phone: '+18303864409',
      mentions: ['inspection'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Unwanted.
  {
    id: 'g2-en-almanac-back-cover',
    language: 'en',
    trade: 'lock',
    tells: [
      "Howdy, Buck Tanner here with the Farm and Home Almanac. We're selling ad space on the back cover to local merchants this year, goes in eleven thousand mailboxes, and I'd sure hate to see your competition snap it up at this special rate",
      "I can hold that spot for you till five o'clock with a credit card",
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'g2-en-power-rate-robocall',
    language: 'en',
    trade: 'hvac',
    tells: [
      'This is an important message regarding your electric bill. Your business has been selected for a thirty percent rate reduction. Press one now to speak with an energy advisor, or press nine to be removed from our list',
      'Press one now to speak with an energy advisor',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'g2-en-tin-can-voice',
    language: 'en',
    trade: 'electrical',
    tells: [
      'Oh go to hell, you tin can piece of shit',
      'Did I stutter. Kiss my ass you goddamn worthless machine',
      'Fuck you and the son of a bitch that plugged you in',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: ['spam', 'hung_up'] },
  },

  // Breaks off or walks away.
  {
    id: 'g2-en-up-the-drive',
    language: 'en',
    trade: 'plumbing',
    tells: ["Yes hello, is this the, oh shoot, somebody's pulling up the drive, hang on", HANGS_UP],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'g2-en-wanted-in-the-other-room',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: ['Just a second hon, Mother wants me in the other room', HANGS_UP],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'g2-en-hearing-aid',
    language: 'en',
    trade: 'hvac',
    tells: [
      'Hello? Hello? Wait now, let me go get my hearing aid in',
      'Where in the world did I lay it',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'g2-en-mailman',
    language: 'en',
    trade: 'garage',
    tells: ["Yeah uh. Gimme a minute, mailman's here with something to sign", HANGS_UP],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
