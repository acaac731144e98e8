import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** People who break off, are interrupted, tell of past emergencies, or understate how bad it is. */
export const EN_6G: readonly Caller[] = [
  // Breaks off before saying anything.
  {
    id: 'f7-en-school-on-other-line',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "hi yes um I was calling about oh shoot that's the school beeping in on my other line I gotta take this",
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f7-en-thought-it-was-the-pizza-place',
    language: 'en',
    trade: 'lock',
    tells: ["Yo is this Gino's", 'aw man I got the wrong place', HANGS_UP],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f7-en-wont-talk-to-computers',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: [
      'Are you a real gal or is this one of them computer voices',
      "Mm. No ma'am. I don't do computers. Good night",
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f7-en-talk-it-over-with-wife',
    language: 'en',
    trade: 'roofing',
    tells: [
      'Good morning. I had a question for you folks but you know what, I better talk it over with my wife first before I start anything',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f7-en-husband-has-a-guy',
    language: 'en',
    trade: 'hvac',
    tells: [
      'Hello I was hoping to, what? You did? When? ... okay never mind, turns out my husband already has a guy on it, disregard',
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f7-en-sees-him-pulling-up',
    language: 'en',
    trade: 'garage',
    tells: [
      "hey what's up is Hector ar, oh wait ha he's literally pulling up in my driveway right now forget I called",
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f7-en-boarding-group',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Okay so, um, I've got about two, nope, they're boarding my group, I'll try again when I land",
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f7-en-meant-to-call-sister',
    language: 'en',
    trade: 'pest',
    from: '+14078362291',
    tells: [
      'Loretta? Loretta pick up',
      "well who in the world is this, oh for heaven's sake I hit the wrong one, I was after my sister",
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f7-en-goes-to-find-the-sticker',
    language: 'en',
    trade: 'appliance',
    tells: [
      "wait wait before you ask me anything lemme go dig up that sticker with the numbers on it, I'll ring ya later",
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f7-en-manager-is-looking',
    language: 'en',
    trade: 'lock',
    at: SUNDAY,
    tells: ['hi', "crap my manager's staring right at me can't be on my phone bye", HANGS_UP],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },

  // Distracted half-way, but they leave their message.
  {
    id: 'f7-en-four-year-old-on-counter',
    language: 'en',
    trade: 'hvac',
    tells: [
      'Hi there, so our upstairs, Mason. Mason I said down off the counter. Down. Ugh, excuse me',
      'Okay he has a popsicle now. So the upstairs thermostat always says like six degrees more than the one in the hall and someday I would love for somebody to take a look',
    ],
    gives: {
      name: 'Kristen Vandeveer',
      phone: ['uh one second, no buddy, wrapper goes in the trash', '720 318 6604'],
    },
    knows: {
      name: 'Kristen Vandeveer',
      phone: '+17203186604',
      mentions: ['upstairs thermostat'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-in-the-drive-through',
    language: 'en',
    trade: 'pest',
    tells: [
      "hey so I need to see about, hi yeah can I do a number two with a Sprite, no large, my bad I caught y'all right at the speaker",
      "alright so it's ants, them itty bitty sugar ants, all up in my pantry. want to know when you could treat",
    ],
    gives: { name: 'Tyrell, Tyrell Simms', phone: '689 247 3350' },
    knows: {
      name: ['Tyrell Simms', 'Tyrell'],
      phone: '+16892473350',
      mentions: ['sugar ants'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-foreman-hollering',
    language: 'en',
    trade: 'garage',
    tells: [
      'Yeah I got a Silverado needs brake pads, not that one Ramon, the long one, the long one! yeah brake pads, they been squealin a little of a mornin, looking to bring it in some day next week',
    ],
    gives: {
      name: ['say again? got a saw goin over here', 'Clint Mayfield'],
      phone: 'two one zero, seven seven four, nine oh three eight',
    },
    knows: {
      name: 'Clint Mayfield',
      phone: '+12107749038',
      mentions: ['Silverado', 'brake pads'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-mother-calls-from-next-room',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Good morning, it's about my mother's dishwasher. What, Ma? The repair people. No. The repair people, not the priest",
      'So. Every load leaves about an inch of gray water sitting in the bottom. She scoops it out with a cup',
    ],
    gives: { name: 'Angela Petrosyan', phone: '559 641 2087' },
    knows: {
      name: 'Angela Petrosyan',
      phone: '+15596412087',
      mentions: ['inch of gray water'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-deb-more-pots',
    language: 'en',
    trade: 'roofing',
    tells: [
      'Uh mornin, Deb? Deb slide that roaster pan over under the other one. Go on. Yeah',
      "so that wind peeled us back last night and now it's raining straight into the two back bedrooms, sheetrock's starting to sag",
    ],
    gives: { name: 'Leroy Tackett', phone: ['hold on hold on, towels, Deb', '918 467 3319'] },
    knows: {
      name: 'Leroy Tackett',
      phone: '+19184673319',
      mentions: ['two back bedrooms'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-walking-into-a-parking-deck',
    language: 'en',
    trade: 'electrical',
    tells: [
      "hello? can you, I'm heading into a parking deck so you might lose me for",
      'there we go, back in daylight. I want a ballpark for a charger in my carport, the car is a Rivian',
    ],
    gives: { name: 'Priya Raman', phone: '480 291 7746' },
    knows: {
      name: 'Priya Raman',
      phone: '+14802917746',
      mentions: ['Rivian'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Harmless counterparts.
  {
    id: 'f7-en-dog-that-ate-a-sock-last-year',
    language: 'en',
    trade: 'vet',
    tells: [
      "So next month I'm minding a Lab who had to be cut open for a sock, this is last summer, fit as a fiddle these days. I like to plan ahead. What do y'all charge for just the exam",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\$75/] },
  },
  {
    id: 'f7-en-thank-you-for-biscuit',
    language: 'en',
    trade: 'vet',
    tells: [
      'This is only a thank you. Back in March a delivery van ran over our Biscuit and everybody there was so good to us, and today he stole a whole ham. Would you tell the tech with the red glasses that he made it',
    ],
    gives: { name: 'Marjorie Pell', phone: '984 322 7015' },
    knows: {
      name: 'Marjorie Pell',
      phone: '+19843227015',
      mentions: ['red glasses'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-truck-that-burned-in-twenty-four',
    language: 'en',
    trade: 'garage',
    tells: [
      "Y'all put a motor in my F-150 after it caught fire back in twenty twenty four. Runs great. I got a buyer for it and he's asking for paperwork so I need a copy of that old invoice",
    ],
    gives: { name: 'Rudy Cantu', phone: '830 406 5521' },
    knows: {
      name: 'Rudy Cantu',
      phone: '+18304065521',
      mentions: ['old invoice'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-bet-about-four-am',
    language: 'en',
    trade: 'lock',
    tells: [
      'okay this is to settle a bet, nobody is locked out of anything. if some dope did lose his keys at like four in the morning on a Tuesday would you guys be open',
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/24|twenty.four|around the clock|any ?time|all (?:day|night)|always|at 4|\byes\b/i],
    },
  },
  {
    id: 'f7-en-landlady-heart-attack',
    language: 'en',
    trade: 'hvac',
    tells: [
      'My landlady is gonna have a heart attack when she finds out what I paid for this new sofa and the vents keep blowing dust bunnies on it lol so I guess I want a price on duct cleaning, whole place, two bedroom',
    ],
    gives: { name: 'Zoe Lindqvist', phone: '303 774 2960' },
    knows: {
      name: 'Zoe Lindqvist',
      phone: '+13037742960',
      mentions: ['duct cleaning'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-flood-stop-in-its-box',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Do you ever install that Flood Stop gizmo? My brother in law gave me one for Christmas and it's been sitting in its box in the closet. It goes on the washing machine valves I think",
    ],
    gives: { name: 'Harold Nguyen', phone: '737 208 4493' },
    knows: {
      name: 'Harold Nguyen',
      phone: '+17372084493',
      mentions: ['Flood Stop'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-burst-main-on-the-news',
    language: 'en',
    trade: 'plumbing',
    at: NIGHT,
    tells: [
      "I'm watching the late news and there was this apartment building up in Dallas where the plumber hit a main and it wrecked three floors. My place is dry as a bone. But before I ever hire anybody, do you carry insurance?",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/insured/i] },
  },
  {
    id: 'f7-en-tornado-of-nineteen',
    language: 'en',
    trade: 'roofing',
    tells: [
      'Well sir the tornado in nineteen carried off our whole top story, and we built her back that fall, good and solid. All she never got was gutters. Figured this is the year. Have a fella give me a number',
    ],
    gives: { name: 'Virgil Stamps', phone: 'nine one eight, two two nine, six four oh seven' },
    knows: {
      name: 'Virgil Stamps',
      phone: '+19182296407',
      mentions: ['gutters'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-uncle-shocked-in-eighty-eight',
    language: 'en',
    trade: 'electrical',
    tells: [
      'My Uncle Ray got zapped clear across a kitchen in 1988, lived to be ninety by the way, so in this family we check credentials. Your company, is it bonded',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/bonded/i] },
  },
  {
    id: 'f7-en-sprayer-for-a-play',
    language: 'en',
    trade: 'pest',
    tells: [
      'hiii I do props for the high school drama club and we are putting on a comedy called Death by Cockroach and I was wondering if you have some busted old sprayer we could borrow for the set',
    ],
    gives: { name: 'Mackenzie Ortiz', phone: '321 604 8872' },
    knows: {
      name: 'Mackenzie Ortiz',
      phone: '+13216048872',
      mentions: ['old sprayer'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-raccoon-over-the-fence',
    language: 'en',
    trade: 'pest',
    tells: [
      'Question. Last year a raccoon tore up the chickens two houses over, bloody mess. Never came near us. Just curious do you guys even take out raccoons',
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/wildlife|(?:not|n't) (?:remove|take out) (?:\w+ ){0,3}raccoon/i],
    },
  },
  {
    id: 'f7-en-easter-grease-fire-oven',
    language: 'en',
    trade: 'appliance',
    tells: [
      'You people repaired my range after the Easter grease fire and it bakes beautifully. I only wish to know how long you stand behind a job like that',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/90|ninety/i] },
  },

  // Urgent, but told as if it were not.
  {
    id: 'f7-en-cat-and-the-lilies',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: [
      "Hi, um, I feel kind of silly. We had lilies from the funeral on the table and my cat chewed on some I guess. He's been throwing up since supper and now he's just drooling behind the couch and won't lift his head",
    ],
    gives: { name: 'Hannah Boyce', phone: '919 438 2276' },
    knows: {
      name: 'Hannah Boyce',
      phone: '+19194382276',
      mentions: ['lilies'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-old-hound-swollen-belly',
    language: 'en',
    trade: 'vet',
    at: SUNDAY,
    tells: [
      "I ain't one to make a fuss over a dog. He's a good old hound is all. His belly's blowed up tight like a drum and he keeps on heaving and can't bring nothing up. Pacing. Gums look kinda white",
    ],
    gives: { name: 'Dwight Sugg', phone: 'two five two, three one six, four four oh nine' },
    knows: {
      name: 'Dwight Sugg',
      phone: '+12523164409',
      mentions: ['tight like a drum'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-shoulder-of-two-eighty-one',
    language: 'en',
    trade: 'garage',
    from: '+12108853147',
    tells: [
      "Hey good morning! So, funny day. I'm sitting on the shoulder of 281 with steam rolling out the hood and it won't crank back up. Got my little one in the car seat and it's getting toasty in here. You wouldn't happen to know who could help",
    ],
    gives: {
      name: 'Brianna Salas',
      caller_phone: 'yes this phone',
      phone: '210 885 3147',
    },
    knows: {
      name: 'Brianna Salas',
      phone: '+12108853147',
      mentions: ['shoulder of 281'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-back-porch-with-the-cordless',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    from: '+12154726038',
    tells: [
      "Good evening dear. I stepped out to the back porch for the cat and the door clicked shut behind me, and that's going on two hours. I'm eighty one. It's quite all right, I have the cordless and a beach towel round my shoulders. Whenever one of your gentlemen has a moment",
    ],
    gives: {
      name: 'Mrs. Eleanor Whitcomb',
      caller_phone: 'That is my telephone, yes',
      phone: '215 472 6038',
    },
    knows: {
      name: ['Mrs. Eleanor Whitcomb', 'Eleanor Whitcomb', 'Mrs. Whitcomb'],
      phone: '+12154726038',
      mentions: ['back porch'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-priest-in-the-sacristy',
    language: 'en',
    trade: 'lock',
    tells: [
      'I realize this has the makings of a joke, a priest walks into a closet, but I assure you it is not one. The latch has jammed and I am shut inside the sacristy at Saint Anne. There is no window, the building is empty, and my phone is down to nine percent',
    ],
    gives: { name: 'Father Tom Keane', phone: '267 390 5514' },
    knows: {
      name: ['Father Tom Keane', 'Tom Keane', 'Father Keane'],
      phone: '+12673905514',
      mentions: ['sacristy'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-newborn-and-a-dead-furnace',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-01-14T16:00:00Z'),
    tells: [
      "hi I'm sure you're slammed with this snow. our furnace quit overnight and it's 49 in the living room. my husband says it builds character. our baby is nine days old though so um. yeah",
    ],
    gives: { name: 'Meg Castellano', phone: '720 655 8193' },
    knows: {
      name: 'Meg Castellano',
      phone: '+17206558193',
      mentions: ['furnace quit'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-brown-water-in-the-hall',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Not to alarm nobody but there's brown stuff bubbling up out the shower drain and it's done come out the bathroom and it's about halfway down my hallway now. I keep mopping. It keeps coming",
    ],
    gives: { name: 'Yolanda Greer', phone: '512 903 4468' },
    knows: {
      name: 'Yolanda Greer',
      phone: '+15129034468',
      mentions: ['shower drain'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-taps-dry-and-dialysis',
    language: 'en',
    trade: 'plumbing',
    at: SUNDAY,
    tells: [
      'Just putting this on your radar. Every faucet in the house went dry around breakfast, the city told us the trouble is on our side of the meter. We could live with that except Dad does home dialysis and the machine has to have water, and his run is due tonight',
    ],
    gives: { name: 'Samuel Okafor', phone: '512 748 3902' },
    knows: {
      name: 'Samuel Okafor',
      phone: '+15127483902',
      mentions: ['home dialysis'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-limb-through-the-den',
    language: 'en',
    trade: 'roofing',
    tells: [
      'Hi. Nobody is hurt, the dog is fine, everything is fine. There is a limb sticking through the ceiling of my den, I can see clouds, and the weatherman has the next round of storms hitting us at three today. I was sort of hoping for a tarp',
    ],
    gives: { name: 'Joanna Reeves', phone: '539 284 6671' },
    knows: {
      name: 'Joanna Reeves',
      phone: '+15392846671',
      mentions: ['limb', 'tarp'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-warm-breaker-box',
    language: 'en',
    trade: 'electrical',
    tells: [
      'um this is probably a dumb question',
      "it's the breaker box in my laundry room, the metal is too hot to keep my hand on, and there's a scorched kind of smell, and like a little wisp of smoke out the corner. I just didn't know who you're supposed to tell",
    ],
    gives: { name: 'Caleb', phone: '623 517 2804' },
    knows: {
      name: 'Caleb',
      phone: '+16235172804',
      mentions: ['breaker box'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-wasps-at-the-swing-set',
    language: 'en',
    trade: 'pest',
    tells: [
      "Hey there, we've got wasps under the swing set and they got my son a few times just now. He's being real brave. His lips are puffing up some and he says swallowing feels weird, I gave him a Benadryl. So anyhow I'd like that nest gone",
    ],
    gives: { name: 'Derek Holloway', phone: '407 932 6158' },
    knows: {
      name: 'Derek Holloway',
      phone: '+14079326158',
      mentions: ['swing set'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f7-en-insulin-in-a-warm-fridge',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Hi, no big drama. The refrigerator died in the night and it's room temperature in there. The groceries I can toss. It's just that my month of insulin is on that door shelf and I don't have anyplace cold to move it, and they say a hundred and six today",
    ],
    gives: { name: 'Gus Melkonian', phone: '559 276 4430' },
    knows: {
      name: 'Gus Melkonian',
      phone: '+15592764430',
      mentions: ['insulin'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
]
