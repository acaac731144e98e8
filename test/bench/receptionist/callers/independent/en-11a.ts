import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Everyday Americans of all ages and regions. */
export const EN_11A: readonly Caller[] = [
  // Urgent.
  {
    id: 'j1-en-great-dane-after-supper',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: [
      "yes ma'am I got a Great Dane here and he ate his supper about nine and now he keeps on heaving and there ain't nothing coming up and his stomach's blowed up tight as a drum he won't lay down he just looks at me",
    ],
    gives: {
      name: 'Earl Tuttle, T U T T L E',
      phone: 'uh nine one nine, three six two, eight oh four five',
    },
    knows: {
      name: 'Earl Tuttle',
      phone: '+19193628045',
      mentions: ['Great Dane', 'tight as a drum'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-cat-in-and-out-of-the-box',
    language: 'en',
    trade: 'vet',
    at: SUNDAY,
    tells: [
      "Hi, so it's about my cat Biscuit",
      "He's been in and out of the litter box like every five minutes since last night and he has not peed at all, not a drop, and now he's just crying and he's gone kind of limp on me",
    ],
    gives: { name: 'Kayla Brandt', phone: '984-261-7730' },
    knows: {
      name: 'Kayla Brandt',
      phone: '+19842617730',
      mentions: ['has not peed'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-shoulder-of-the-loop',
    language: 'en',
    trade: 'garage',
    from: '+12109043318',
    tells: [
      "okay um so I'm nineteen and I've never had to do this but my car just like died on 410 and I'm on the shoulder, like the skinny part, and the trucks are going by super close and my little brother's in the back seat and it won't even turn over",
    ],
    gives: { name: 'Marisol, Marisol Vega', phone: '210 904 3318' },
    knows: {
      name: 'Marisol Vega',
      phone: '+12109043318',
      mentions: ['on the shoulder'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-aide-took-out-the-trash',
    language: 'en',
    trade: 'lock',
    tells: [
      "Good afternoon I'm a home health aide, I stepped out to put the trash in the can and the door latched behind me. Miss Lorraine's in there by herself, she's ninety one, she can't get up, and I left soup going on the burner",
    ],
    gives: { name: 'Denise Holloway', phone: '267 714 9920' },
    knows: {
      name: 'Denise Holloway',
      phone: '+12677149920',
      mentions: ['latched behind me', 'soup'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-laundromat-back-door',
    language: 'en',
    trade: 'lock',
    tells: [
      "Yeah how ya doin. Somebody took a crowbar to the back door of my laundromat on Frankford. The frame's all split, it don't close no more. I been sittin on a bucket holding it shut since like four this morning, I can't go home and leave it, the change machines are full",
    ],
    gives: { name: 'Vince Carbone', phone: 'two one five, seven four four, three oh six one' },
    knows: {
      name: 'Vince Carbone',
      phone: '+12157443061',
      mentions: ['laundromat', 'crowbar'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-oven-door-open-january',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-01-14T14:10:00Z'),
    from: '+13036418820',
    tells: [
      "Hey the furnace quit sometime overnight. It's eleven below out here in Brighton, it's forty six in the house and dropping. We've got a three week old so we're all in the kitchen in front of the oven right now",
    ],
    gives: {
      name: 'Tyler Lindqvist',
      caller_phone: "no that's the work phone, do my wife's cell, 720 339 4716",
      phone: '720 339 4716',
    },
    knows: {
      name: 'Tyler Lindqvist',
      phone: '+17203394716',
      mentions: ['furnace quit', 'three week old'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-husband-has-ms',
    language: 'en',
    trade: 'hvac',
    tells: [
      "I hate to be a bother, dear. The air conditioner hasn't come on since yesterday and it is ninety four degrees in my living room",
      "It's my husband I'm worried for. He has MS and the heat just flattens him, he's gotten to where he isn't making any sense when he talks",
    ],
    gives: {
      name: 'Mrs. Judith Aldrich',
      phone: 'three oh three, seven five seven, two two nine oh',
    },
    knows: {
      name: ['Judith Aldrich', 'Mrs. Judith Aldrich', 'Mrs Aldrich'],
      phone: '+13037572290',
      mentions: ['air conditioner', 'has MS'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-through-the-light-fixture',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "oh my god okay the water heater's in the attic and it let go, it's coming down through the light fixture in the hallway, the sheetrock's starting to sag, I can't find, I don't know where the shutoff is",
    ],
    gives: { name: 'Brittany. Brittany Oakes', phone: '512 848 2267' },
    knows: {
      name: 'Brittany Oakes',
      phone: '+15128482267',
      mentions: ['light fixture'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-six-of-us-one-bathroom',
    language: 'en',
    trade: 'plumbing',
    at: SUNDAY,
    tells: [
      'Morning. I have a bathroom situation I guess you would call it',
      "There's six of us and we got the one toilet in the house and it's stopped up solid. I snaked it, I plunged it. Now when anybody runs the sink it comes up in the tub and I mean it's sewage",
    ],
    gives: { name: 'Reggie Dupree', phone: '737 220 6184' },
    knows: {
      name: 'Reggie Dupree',
      phone: '+17372206184',
      mentions: ['one toilet', 'sewage'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-pecan-limb-in-the-bedroom',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Well, the neighbor's pecan tree is laying in my back bedroom. Limb come right through the shingles and I'm standing here looking at daylight and the rain's pouring in on the bed. I put out every pot I own.",
    ],
    gives: { name: 'Wanda Sue Pruitt', phone: '918 446 3175' },
    knows: {
      name: ['Wanda Sue Pruitt', 'Wanda Pruitt'],
      phone: '+19184463175',
      mentions: ['pecan tree', 'pouring in'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-my-side-of-the-meter',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Hi there, we're out past Cave Creek. The whole place is dead, no lights, no AC, nothing. APS came out and said it's on my side of the meter so they left. And I'm on a well so that means no water either, I've got horses",
    ],
    gives: { name: 'Hank Overby', phone: '480 595 8832' },
    knows: {
      name: 'Hank Overby',
      phone: '+14805958832',
      mentions: ['my side of the meter'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-wasps-in-the-vent',
    language: 'en',
    trade: 'pest',
    tells: [
      "Listen I'll be quick, there's wasps coming out of the bedroom vent, dozens, like they just keep coming. My wife's deathly allergic and she's shut herself in the bathroom with a towel under the door. She can't get out past 'em",
    ],
    gives: { name: 'Andre Whitlock', phone: '4076819043' },
    knows: {
      name: 'Andre Whitlock',
      phone: '+14076819043',
      mentions: ['wasps', 'allergic'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-insulin-on-ice',
    language: 'en',
    trade: 'appliance',
    tells: [
      "hi my fridge went out this morning, it's a Frigidaire, and like normally whatever, groceries, but my son's diabetic and his insulin for the month is in there, I bought two bags of ice and they're already half melted, so this really can't wait till tomorrow",
    ],
    gives: { name: 'Crystal Medeiros', phone: '559 307 4428' },
    knows: {
      name: 'Crystal Medeiros',
      phone: '+15593074428',
      mentions: ['insulin'],
      urgent: true,
      outcome: 'message_taken',
    },
  },

  // Alarming words, but not urgent.
  {
    id: 'j1-en-got-hit-two-years-back',
    language: 'en',
    trade: 'vet',
    tells: [
      "Hey, y'all might remember Dolly, the beagle that got hit by the UPS truck two years back? Broken pelvis and all that. She's doing great, runs like nothing ever happened. I just need to get her rabies shot updated before we board her in July",
    ],
    gives: { name: 'Pam Strickland', phone: '919-875-3340' },
    knows: {
      name: 'Pam Strickland',
      phone: '+19198753340',
      mentions: ['rabies shot'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-brother-in-law-in-the-ditch',
    language: 'en',
    trade: 'garage',
    tells: [
      "My brother-in-law's brakes went out on him last summer up in Kerrville and he wound up in a ditch, he was fine, truck was totaled. So the wife's been on me ever since. Mine stops fine but I told her I'd have somebody look the pads over next time I get the tires rotated, so put me down for that sometime next month",
    ],
    gives: { name: 'Roy Castleberry', phone: 'two one zero, four nine one, seven seven oh two' },
    knows: {
      name: 'Roy Castleberry',
      phone: '+12104917702',
      mentions: ['tires rotated'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-panic-bar-fellowship-hall',
    language: 'en',
    trade: 'lock',
    tells: [
      "Good morning, I'm with Mount Zion, the church over on Girard. The emergency exit in our fellowship hall has an old panic bar on it and the trustees voted to put in a nicer one before the fall festival. It works, it's just ugly. There's no rush, we were hoping for a price",
    ],
    gives: { name: 'Deacon Harold Gaines', phone: '215 236 4471' },
    knows: {
      name: ['Harold Gaines', 'Deacon Harold Gaines'],
      phone: '+12152364471',
      mentions: ['panic bar'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-water-heater-paperwork',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Hi, this is regarding a job you folks did back in February. We had that pipe burst in the freeze and flood the den. Your guy fixed it, did a super job. Now State Farm wants an itemized copy of the invoice and I can't find ours anywhere",
    ],
    gives: { name: 'Gretchen Moore', phone: '512 371 9056' },
    knows: {
      name: 'Gretchen Moore',
      phone: '+15123719056',
      mentions: ['itemized copy'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-invoice-heart-attack',
    language: 'en',
    trade: 'electrical',
    tells: [
      "So I opened your bill and I about had a heart attack, I'm telling you. My husband's gonna kill me. You put down two ceiling fans and we only had the one done. Can somebody go over that with me whenever they get a chance",
    ],
    gives: { name: 'Lupe Archuleta', phone: '602 278 5513' },
    knows: {
      name: 'Lupe Archuleta',
      phone: '+16022785513',
      mentions: ['two ceiling fans'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-sister-in-tampa-termites',
    language: 'en',
    trade: 'pest',
    tells: [
      "My sister over in Tampa had termites so bad a few years ago her porch fell down, the whole thing collapsed. I haven't seen a single bug at my place, knock on wood, but she's got me thinking. I'd like to set up one of those inspections, say in October when I'm back from Michigan",
    ],
    gives: { name: 'Norm Vandenberg', phone: '616 402 8839' },
    knows: {
      name: 'Norm Vandenberg',
      phone: '+16164028839',
      mentions: ['in October'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Questions.
  {
    id: 'j1-en-stand-behind-the-roof',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Just a question for you. If y'all put me on a new roof how long is the workmanship covered, what kind of warranty do you give",
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/\b(?:ten|10)\b/i],
    },
  },
  {
    id: 'j1-en-trip-charge-off-the-bill',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Yeah hi, real quick. What do you charge just to come out and look at a dishwasher, and do I still owe that if you end up fixing it',
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/\$79/, /waive/i],
    },
  },
  {
    id: 'j1-en-off-work-at-noon-saturday',
    language: 'en',
    trade: 'garage',
    tells: ["hey what time do you guys close up on Saturdays, I don't get off till noon"],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/\b1(?::00)?\b|\bone\b/i],
    },
  },
  {
    id: 'j1-en-two-labs-and-sugar-ants',
    language: 'en',
    trade: 'pest',
    tells: [
      "Hi! Before anything else, is the stuff you spray okay around pets? I've got two Labs who lick everything",
      "Okay good. Then I'd like somebody to come do my kitchen, I have those teeny sugar ants all along the windowsill, any day next week works",
    ],
    gives: { name: 'Meredith Kane', phone: '321 287 6650' },
    knows: {
      name: 'Meredith Kane',
      phone: '+13212876650',
      mentions: ['sugar ants'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/\bdry\b/i],
    },
  },
  {
    id: 'j1-en-senior-discount',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Hello? Yes, I'm seventy eight and on a fixed income. Do you people give a senior discount on those maintenance plans?",
    ],
    gives: { name: 'Dorothy Kessler', phone: '303 422 7718' },
    knows: {
      name: 'Dorothy Kessler',
      phone: '+13034227718',
      mentions: ['senior discount'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Names and numbers said in hard ways.
  {
    id: 'j1-en-spells-siobhan',
    language: 'en',
    trade: 'garage',
    tells: [
      "I've got an '09 Corolla that's due for its state inspection, I wanted to bring it by Thursday",
    ],
    gives: {
      name: "Siobhan, it's spelled weird, S I O B H A N",
      phone: "it's two ten, six eighty eight, forty one nineteen",
    },
    knows: {
      name: 'Siobhan',
      phone: '+12106884119',
      mentions: ['state inspection'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-gave-the-old-number',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Afternoon. The kitchen drain's gotten slow, not stopped, just takes its sweet time. Figured I'd have it cleaned out when you have an opening",
    ],
    gives: {
      name: 'Ted Wojciechowski. W O J, C I E, C H O W, S K I',
      phone:
        "five one two, four four three, no shoot, that's the old landline. It's five one two, nine oh six, double three, seven two",
    },
    knows: {
      name: 'Ted Wojciechowski',
      phone: '+15129063372',
      mentions: ['kitchen drain'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j1-en-kuhn-not-coon',
    language: 'en',
    trade: 'roofing',
    tells: [
      "We're wanting seamless gutters across the front of the house, thought I'd get on your list for a bid",
    ],
    gives: {
      name: 'Last name is Kuhn, K as in kite, U, H, N as in Nancy. First name Dale',
      phone: 'seven oh two, forty forty',
      area_code: 'nine eighteen',
    },
    knows: {
      name: 'Dale Kuhn',
      phone: '+19187024040',
      mentions: ['seamless gutters'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Unwanted.
  {
    id: 'j1-en-exclusive-leads',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Hey there this is Brandon with Peak Reach Media, how's your day going? Reason for my call, we help HVAC contractors get fifteen to twenty exclusive leads a month with our marketing platform and I've got one spot left in the Denver market",
      "Totally get it, but if I could show you how to double your revenue in ninety days with zero upfront, who'd be the decision maker over there for advertising?",
      "No problem, we've got a special promotion on our lead generation package this week only",
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'j1-en-nothing-but-cussing',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      'ha ha ha screw you, you stupid piece of shit robot',
      'you heard me, go fuck yourself',
      'eat shit bitch',
      'fuck you fuck you fuck you',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },

  // Breaks off.
  {
    id: 'j1-en-dog-got-the-delivery-man',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Hi yeah I was just, oh hang on, hang on, the FedEx guy's here. Duke! Duke, get down",
      HANGS_UP,
    ],
    gives: { name: HANGS_UP, phone: HANGS_UP },
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
