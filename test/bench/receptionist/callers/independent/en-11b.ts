import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Everyday Americans of all ages and regions. */
export const EN_11B: readonly Caller[] = [
  {
    id: 'j2-en-dachshund-back-end-quit',
    language: 'en',
    trade: 'vet',
    from: '+19196384472',
    at: NIGHT,
    tells: [
      "hey um so my little wiener dog jumped off the couch maybe twenty minutes ago and his back end just quit on him he's dragging both legs and he screams if I try and pick him up",
    ],
    gives: { name: 'Tasha Merriweather', phone: '919 638 4472' },
    knows: {
      name: 'Tasha Merriweather',
      phone: '+19196384472',
      mentions: ['dragging both legs'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-shoulder-of-281',
    language: 'en',
    trade: 'garage',
    tells: [
      "Yes ma'am, good morning",
      "Well I'm sittin on the shoulder of 281 just past Bitters, the truck lost all its power and coasted to a stop, and I've got my two grandbabies in the back seat with eighteen wheelers blowin by us. She won't crank. We can't go nowhere",
    ],
    gives: { name: 'Leroy Hutchins', phone: 'two one zero, eight six two, three three oh nine' },
    knows: {
      name: 'Leroy Hutchins',
      phone: '+12108623309',
      mentions: ['shoulder of 281'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-pork-chops-on',
    language: 'en',
    trade: 'lock',
    tells: [
      "Oh my God okay. I ran out to grab a package and the door shut behind me, it locks by itself, and I have pork chops frying on the stove right now. I'm in my socks on the stoop, nobody else has a key, my landlord's in Florida",
    ],
    gives: {
      name: "It's Gina. Gina DiSantis",
      phone: "um this is my neighbor's phone, it's 267 449 8120",
    },
    knows: {
      name: 'Gina DiSantis',
      phone: '+12674498120',
      mentions: ['pork chops'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-frame-split',
    language: 'en',
    trade: 'lock',
    from: '+12158437716',
    at: NIGHT,
    tells: [
      "I just got home off second shift and somebody kicked in my front door. The police already came and left. The frame's split and it won't even stay closed, I got a chair up against it and I'm here alone",
    ],
    gives: { name: 'Monique Tyler', phone: '215 843 7716' },
    knows: {
      name: 'Monique Tyler',
      phone: '+12158437716',
      mentions: ['kicked in my front door'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-dad-copd-ninety-four',
    language: 'en',
    trade: 'hvac',
    at: SUNDAY,
    tells: [
      "Hi, I'm calling for my dad. His air conditioner went out last night and it's ninety-four degrees in his living room, I'm looking at the thermostat. He's eighty-one with COPD and he's getting kind of confused and breathing real fast",
    ],
    gives: {
      name: 'My name is Karen Lindqvist',
      phone: 'You can use my cell, 720 316 5584',
    },
    knows: {
      name: 'Karen Lindqvist',
      phone: '+17203165584',
      mentions: ['ninety-four degrees'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-furnace-six-below',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-01-20T14:30:00Z'),
    tells: [
      "yeah furnace won't light. it's six below out there this morning and we're down to fifty one inside and dropping, we got a three week old",
    ],
    gives: { name: 'Cody Brandt', phone: '303 274 9061' },
    knows: {
      name: 'Cody Brandt',
      phone: '+13032749061',
      mentions: ["furnace won't light"],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-kitchen-light-fixture',
    language: 'en',
    trade: 'plumbing',
    from: '+15124286603',
    tells: [
      "There's water pouring out of my kitchen light fixture. Like out of the ceiling. The bathroom's above it and I turned the little knob behind the toilet and it's still coming, I don't know where the main thing is, I've only lived here since May",
    ],
    gives: { name: 'Brianna Oakes', phone: '5 1 2 4 2 8 6 6 0 3' },
    knows: {
      name: 'Brianna Oakes',
      phone: '+15124286603',
      mentions: ['kitchen light fixture'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-one-bathroom-sewage',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Good morning. I hate to be crude about it, but the commode has backed up and now the dirty water is rising in the bathtub too.',
      "And dear, we have just the one bathroom in this house, and my husband is home from his bowel surgery. So we've got nothing to use.",
    ],
    gives: {
      name: 'Mrs. Dorothy Pruitt',
      phone: 'Area code five one two, then four seven six, then two nine one three',
    },
    knows: {
      name: ['Dorothy Pruitt', 'Mrs. Dorothy Pruitt', 'Mrs Pruitt'],
      phone: '+15124762913',
      mentions: ['backed up'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-tarp-blew-off',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Hey so the blue tarp y'all's competition put up blew clean off and it's comin down in sheets here in Sapulpa. I got rain running down the inside of my bedroom wall, sheetrock's already fell in on the bed",
    ],
    gives: {
      name: 'Dwayne Self, S E L F',
      phone: 'nine one eight, two two seven, six oh four five',
    },
    knows: {
      name: 'Dwayne Self',
      phone: '+19182276045',
      mentions: ['inside of my bedroom wall'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-panel-too-hot',
    language: 'en',
    trade: 'electrical',
    tells: [
      "um hi my mom told me to call she's outside with my brother. the gray box in the garage with the breakers is like buzzing and it smells like burnt plastic and there's brown marks on the door. I touched it and it was super hot",
    ],
    gives: {
      name: ['me or my mom', "okay she's Renee Castellano"],
      phone: "her number's 480 392 7758",
    },
    knows: {
      name: 'Renee Castellano',
      phone: '+14803927758',
      mentions: ['burnt plastic'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-oxygen-machine',
    language: 'en',
    trade: 'electrical',
    from: '+16238041197',
    tells: [
      "Lost the power to this whole side of the house, APS says it's not them it's something on my end. My wife's on an oxygen machine. She's on her portable tank now and that's good for about two hours, no more.",
    ],
    gives: { name: 'Vernon Yazzie', phone: '623 804 1197' },
    knows: {
      name: 'Vernon Yazzie',
      phone: '+16238041197',
      mentions: ['oxygen machine'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-daycare-yellow-jackets',
    language: 'en',
    trade: 'pest',
    tells: [
      "This is Little Acorns daycare over off Curry Ford. We have yellow jackets coming through the wall in our nap room, they're all over in there, three of the kids have been stung and one little boy's eye is swelling shut",
    ],
    gives: {
      name: "I'm the director, Yolanda Baptiste",
      phone: '407 731 2286',
    },
    knows: {
      name: 'Yolanda Baptiste',
      phone: '+14077312286',
      mentions: ['yellow jackets', 'nap room'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-insulin-fridge',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Right so the refrigerator quit, it's sixty-some degrees in there, and that is where I keep my insulin. I have a three-month supply and if it gets warm it's no good and they won't give me more. I put what ice I had around it but that's about melted. I really can't leave this for tomorrow",
    ],
    gives: {
      name: 'Arlene Mattos',
      phone: 'five five nine... two nine one... eight oh oh four',
    },
    knows: {
      name: 'Arlene Mattos',
      phone: '+15592918004',
      mentions: ['insulin'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-pecan-last-spring',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Hi there. So a year ago April we had that tornado and a pecan tree came through our roof, scared us half to death. Anyhow another outfit rebuilt it and it's tight as a drum. All I'm after is gutters on the back side, whenever you folks get around to it this summer",
    ],
    gives: { name: 'Lou Ann Stufflebean', phone: '918 446 3170' },
    knows: {
      name: ['Lou Ann Stufflebean', 'Louann Stufflebean'],
      phone: '+19184463170',
      mentions: ['gutters on the back side'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-sister-in-kyle',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "My sister down in Kyle had a pipe bust back in January, two inches of water in every room, ruined her piano. She's all put back together now but it got me thinking. My place is fine, nothing wrong, I'd just like one of you to do a leak detection check on it sometime so I can sleep",
    ],
    gives: { name: 'Beverly Schaefer', phone: '512 339 4806' },
    knows: {
      name: 'Beverly Schaefer',
      phone: '+15123394806',
      mentions: ['leak detection check'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-inferno-fans',
    language: 'en',
    trade: 'electrical',
    from: '+16027149350',
    tells: [
      "Hey man, I got a barbecue joint, Smoke and Flame, up on Cave Creek Road. I bought two of those big porch fans, the model's called the Inferno, and I want a price on hanging them. No rush on it, patio don't open till October",
    ],
    gives: { name: 'Marcus Tate', phone: '602 714 9350' },
    knows: {
      name: 'Marcus Tate',
      phone: '+16027149350',
      mentions: ['porch fans'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-biscuit-boarding-shots',
    language: 'en',
    trade: 'vet',
    tells: [
      "Hi! You guys saved Biscuit's life when she got hit by that mail truck, like two years ago, she had the broken pelvis and everything. She's great now, runs like crazy. I'm calling because the kennel wants her rabies certificate before our trip in August, could somebody email me a copy",
    ],
    gives: { name: 'Hannah Pelletier', phone: 'sure, 984 227 6631' },
    knows: {
      name: 'Hannah Pelletier',
      phone: '+19842276631',
      mentions: ['rabies certificate'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-nephew-through-window',
    language: 'en',
    trade: 'lock',
    tells: [
      "Yo what's up, so Saturday I got stuck outside my crib for like three hours, my nephew ended up climbing in the window, so we're good, I found the keys and all that. But I figure I should get the place rekeyed. Next week, week after, don't matter to me",
    ],
    gives: { name: 'Jamal', phone: '4 4 5 2 8 8 7 1 9 3' },
    knows: {
      name: 'Jamal',
      phone: '+14452887193',
      mentions: ['rekeyed'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-murdering-wineglasses',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Okay this dishwasher is murdering my wineglasses, it leaves this white film, and I'm dying of embarrassment every time we have people over, my husband says he's gonna shoot the thing. Can I get somebody out to look at it, any day in July works",
    ],
    gives: { name: 'Stephanie Kasparian', phone: '559 447 0362' },
    knows: {
      name: 'Stephanie Kasparian',
      phone: '+15594470362',
      mentions: ['white film'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-beagle-licks-floor',
    language: 'en',
    trade: 'pest',
    tells: [
      'I got a beagle that licks the floor all day long. That stuff you spray, is it gonna hurt him',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\bdry\b/i] },
  },
  {
    id: 'j2-en-how-late-saturday',
    language: 'en',
    trade: 'garage',
    tells: [
      "Howdy. I work weekdays so, what I wanna know is, how late are y'all there on a Saturday",
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/\b1\b|\bone\b/i],
    },
  },
  {
    id: 'j2-en-dryer-quits-again',
    language: 'en',
    trade: 'appliance',
    tells: [
      'question for ya. say you fix a dryer and it goes out again a month later. do you stand behind the work or does a guy pay twice',
      "okay cool that's what I needed",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/90|ninety/i] },
  },
  {
    id: 'j2-en-what-to-come-look-then-ducts',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Hi, what do you folks charge just to come out and figure out what's wrong with a system?",
      "Alright, that's not too bad. Then put me down as wanting my ducts cleaned, would you, we redid the floors and there's sawdust blowing out of every vent. Some time after the Fourth is fine",
    ],
    gives: { name: 'Phil Archuleta', phone: '303 922 7045' },
    knows: {
      name: 'Phil Archuleta',
      phone: '+13039227045',
      mentions: ['sawdust'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/\$99/],
    },
  },
  {
    id: 'j2-en-standing-seam-color',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Yes hello, I was wondering if you carry standing seam metal in a barn red, and about what that runs per square. It's for a lake cabin we're building out at Keystone",
    ],
    gives: {
      name: 'Terrence Oyler',
      phone: '539 202 8814',
    },
    knows: {
      name: 'Terrence Oyler',
      phone: '+15392028814',
      mentions: ['standing seam'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-siobhan-mraz',
    language: 'en',
    trade: 'electrical',
    tells: ['I bought a used Bolt and I need a charger put in my carport'],
    gives: {
      name: "It's Siobhan, sounds like shi-vawn but it's S I O B H A N. Last name Mraz, M as in Mary, R, A, Z as in zebra",
      phone: 'six oh two, double four seven, nineteen hundred',
    },
    knows: {
      name: 'Siobhan Mraz',
      phone: '+16024471900',
      mentions: ['charger'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-ray-cantu-old-area-code',
    language: 'en',
    trade: 'garage',
    tells: ['Need a state inspection on a oh nine Silverado, sticker runs out end of the month'],
    gives: {
      name: 'Raymundo on the paperwork but nobody calls me that, just put Ray Cantu. C A N T U',
      phone:
        "two ten, no hang on that's my old one. It's eight three zero, six two five, forty-one eighteen",
    },
    knows: {
      name: 'Ray Cantu',
      phone: '+18306254118',
      mentions: ['state inspection'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-wojcik-wifes-phone',
    language: 'en',
    trade: 'plumbing',
    from: '+15122190848',
    tells: ["Our water heater's fourteen years old and I'd like to get a quote on swapping it out"],
    gives: {
      name: "Hank. Hank Wojcik, you say it voy-chick, it's W O J C I K",
      caller_phone: "No, this is the shop line, I'll give you my wife's cell",
      phone: [
        "lemme find it, I never dial it, she's just a picture in my phone",
        'here we go, seven three seven, two oh oh, sixty sixty',
      ],
    },
    knows: {
      name: 'Hank Wojcik',
      phone: '+17372006060',
      mentions: ['fourteen years old'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j2-en-first-page-of-google',
    language: 'en',
    trade: 'pest',
    tells: [
      "Hi there, this is Kyle with Peak Local Marketing, how's your day going? We help pest control companies get on the first page of Google and I've got a special rate this week for just one company in Orlando",
      'So with our lead generation package you only pay for results, could I set you up with a free fifteen minute demo with one of our marketing specialists',
      "I totally understand, but you're leaving customers on the table, our SEO clients see triple the calls",
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'j2-en-nothing-but-cussing',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Fuck you, you stupid robot piece of shit',
      'You hear me bitch, go fuck yourself',
      'Fuck you and fuck whoever owns this dump, you worthless fucking machine',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'j2-en-ups-guy',
    language: 'en',
    trade: 'vet',
    tells: [
      "Hi, good afternoon, I was calling, um, oh shoot, that's the UPS guy and I gotta sign for this, gimme just a second",
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
