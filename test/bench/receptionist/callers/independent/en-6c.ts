import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Country people, small-town folk and the trades, South and Midwest. */
export const EN_6C: readonly Caller[] = [
  // Urgent.
  {
    id: 'f3-en-heeler-kicked',
    language: 'en',
    trade: 'vet',
    at: SUNDAY,
    tells: [
      "yes ma'am my little heeler just got kicked by a cow, caught her square in the ribs, and she's breathing real shallow and her gums have gone white as paper",
    ],
    gives: { name: 'Tammy Lockamy', phone: '919 742 6618' },
    knows: {
      name: 'Tammy Lockamy',
      phone: '+19197426618',
      mentions: ['kicked by a cow'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-shop-cat-coolant',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: [
      "Hey, uh, this might sound dumb but I was flushing a radiator tonight and our shop cat lapped up some of the coolant off the floor. She was alright at supper. Now she's staggerin' around like a drunk and she's throwin' up",
    ],
    gives: {
      name: 'uh Cody, Cody Strickland',
      phone: 'nine eight four, two oh six, seven seven one four',
    },
    knows: {
      name: 'Cody Strickland',
      phone: '+19842067714',
      mentions: ['coolant'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-crawlspace-pouring',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Am I talking to a person',
      "Well whatever you are. There is a pipe let go underneath the house and it's just a pouring, I can hear it from the kitchen, and the shutoff handle snapped plumb off in my hand so I got no way to stop it",
    ],
    gives: { name: 'Vernon Pruitt', phone: '512 868 2209' },
    knows: {
      name: 'Vernon Pruitt',
      phone: '+15128682209',
      mentions: ['underneath the house'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-one-commode',
    language: 'en',
    trade: 'plumbing',
    at: NIGHT,
    from: '+18305373162',
    tells: [
      "Sir I hate to bother anybody this late. We just have the one commode in this trailer and it's backed up and now the sewer is coming up in the bathtub. My husband's three days out from his hip and he can't get down the steps to go anyplace else",
    ],
    gives: { name: 'Oneida Krause', phone: 'eight three oh five three seven three one six two' },
    knows: {
      name: 'Oneida Krause',
      phone: '+18305373162',
      mentions: ['the one commode'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-furnace-quit-zero',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-01-21T12:40:00Z'),
    tells: [
      "furnace quit on us sometime in the night it's four below out here and forty six in the living room and dropping and I got mom here on oxygen she's eighty seven",
    ],
    gives: { name: 'Duane Oberholtzer', phone: '303 621 4475' },
    knows: {
      name: 'Duane Oberholtzer',
      phone: '+13036214475',
      mentions: ['furnace quit'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-horses-on-the-shoulder',
    language: 'en',
    trade: 'lock',
    tells: [
      "Okay so I did a real stupid thing. I'm on the side of the turnpike, keys are laying on the seat, doors locked, and I have two mares in the trailer behind me standing in this sun and I can't pull off or get to their water",
    ],
    gives: { name: ['Shelby', 'Shelby Raines'], phone: '717 304 8856' },
    knows: {
      name: ['Shelby Raines', 'Shelby'],
      phone: '+17173048856',
      mentions: ['two mares'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-door-kicked-in',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      "I need somebody out here tonight, please. My ex busted my front door in and the deputies have come and gone, and the thing won't even shut, much less lock. It's me and two kids and he told me he was coming back",
    ],
    gives: { name: 'Kaylee Boggs', phone: "it's 445 218 9037" },
    knows: {
      name: 'Kaylee Boggs',
      phone: '+14452189037',
      mentions: ['front door'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-breaker-box-smoking',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Yessir I run a little saddle shop out past Buckeye, and the breaker box on the back wall is smoking. I mean right this minute. It's humming loud and too hot to lay a hand to, and I threw the main and it didn't quit",
    ],
    gives: { name: 'Hollis Yarbrough', phone: '623 386 7150' },
    knows: {
      name: 'Hollis Yarbrough',
      phone: '+16233867150',
      mentions: ['smoking'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-pecan-through-the-roof',
    language: 'en',
    trade: 'roofing',
    at: SUNDAY,
    tells: [
      "Hi hon. That big pecan came down on us and there's a limb clean through the ceiling over my sewing room, and it is raining right in on the floor, we've run out of buckets, and they say there's another line of it coming from Sapulpa",
    ],
    gives: { name: 'Wanda Jo Tidwell', phone: '918 224 5093' },
    knows: {
      name: ['Wanda Jo Tidwell', 'Wanda Tidwell'],
      phone: '+19182245093',
      mentions: ['pecan'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-whole-steer-thawing',
    language: 'en',
    trade: 'appliance',
    from: '+15596730841',
    tells: [
      "Mornin. We just put up a whole steer Saturday and the deep freeze went dead. Packages on top are already soft. I'm fixin to lose about four hundred pound of beef here if nobody looks at it today",
    ],
    gives: { name: 'Lyle Hendrickson', phone: '559 673 0841' },
    knows: {
      name: 'Lyle Hendrickson',
      phone: '+15596730841',
      mentions: ['deep freeze'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-yellow-jackets-sickroom',
    language: 'en',
    trade: 'pest',
    tells: [
      "Lord, okay, there's yellow jackets pouring out of a hole in the ceiling where my mother in law lays. She's bedfast, we can't hardly move her, she's been stung five or six times already and she is allergic",
    ],
    gives: { name: 'Renee Faircloth', phone: '352 748 2260' },
    knows: {
      name: 'Renee Faircloth',
      phone: '+13527482260',
      mentions: ['yellow jackets'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-dead-truck-grandbabies',
    language: 'en',
    trade: 'garage',
    tells: [
      "uh yeah I broke down on 281 north of town, temperature needle went to the top and she shut off, won't turn over at all. I'm stuck here on the shoulder with my two grandbabies and it's a hundred and three and there ain't a lick of shade",
    ],
    gives: { name: 'Rudy Kallus', phone: '8 3 0 4 3 8 6 6 2 7' },
    knows: {
      name: 'Rudy Kallus',
      phone: '+18304386627',
      mentions: ['281'],
      urgent: true,
      outcome: 'message_taken',
    },
  },

  // What only sounds alarming.
  {
    id: 'f3-en-copperhead-two-summers-back',
    language: 'en',
    trade: 'vet',
    tells: [
      "Calling about Biscuit. You folks saved him when that copperhead bit him two summers back, and he's been fat and sassy ever since. I only want to get his rabies booster caught up, any week next month suits us",
    ],
    gives: { name: 'Gladys Penland', phone: '919 563 3384' },
    knows: {
      name: 'Gladys Penland',
      phone: '+19195633384',
      mentions: ['rabies booster'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-old-ford-burnt-up',
    language: 'en',
    trade: 'garage',
    tells: [
      "Howdy. My old Ford burnt to the ground last fall, nobody hurt, insurance done paid on it. So now I have this Silverado and I'd like to get on the books for a state inspection whenever there's a slow day",
    ],
    gives: { name: 'J.D. Moczygemba', phone: '210 649 5528' },
    knows: {
      name: ['J.D. Moczygemba', 'JD Moczygemba'],
      phone: '+12106495528',
      mentions: ['Silverado'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-neighbors-barn-fire',
    language: 'en',
    trade: 'electrical',
    tells: [
      "So a fella down the road lost his hay barn to bad wiring, oh, this was back in the spring. Got me thinking. Ours works fine, never gives trouble, but it's a fuse panel from nineteen sixty two, and I'd take a price on swapping it for a two hundred amp",
    ],
    gives: { name: 'Arlo Svenson', phone: '520 836 9114' },
    knows: {
      name: 'Arlo Svenson',
      phone: '+15208369114',
      mentions: ['fuse panel'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-freeze-paperwork',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Good morning, this is about the freeze in February when our pipes burst and flooded the hall. Your crew got it all fixed up back then, did a real nice job. What I need is a copy of the paid ticket to turn in to the Farm Bureau, no rush on it',
    ],
    gives: { name: 'Delores Schumann', phone: '512 308 7746' },
    knows: {
      name: 'Delores Schumann',
      phone: '+15123087746',
      mentions: ['paid ticket'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-wife-says-stroke',
    language: 'en',
    trade: 'pest',
    tells: [
      "My wife found one roach in the flour bin and says she'll have a stroke if she sees another. She won't, she says that about everything, ha. But she wants y'all to give us a quote on doing the house every quarter",
    ],
    gives: { name: 'Wendell Tharp', phone: '863 422 6075' },
    knows: {
      name: 'Wendell Tharp',
      phone: '+18634226075',
      mentions: ['every quarter'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-church-after-the-tornado',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Brother Gene over at Mount Zion. You might recall the tornado took our sanctuary in oh eight, and praise God not a soul was in it. We've since built a fellowship hall and the deacons voted to put gutters on before the fall revival, so we'd like a bid",
    ],
    gives: { name: 'Gene Ledbetter', phone: '918 485 3307' },
    knows: {
      name: ['Gene Ledbetter', 'Brother Gene Ledbetter', 'Brother Gene', 'Gene'],
      phone: '+19184853307',
      mentions: ['fellowship hall'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Only questions.
  {
    id: 'f3-en-what-to-come-look',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Yeah what do you get just to drive out and look at a dryer',
      'And say you go ahead and fix it, do I still owe that on top',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\$79/, /waived/i] },
  },
  {
    id: 'f3-en-shelter-mutual',
    language: 'en',
    trade: 'roofing',
    tells: [
      "I carry my homeowners with Shelter and the last outfit I called acted like they'd never heard of em. Is that going to be a problem with you all, going through Shelter insurance?",
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/(?:all|any|every) insur|insurance compan/i],
    },
  },
  {
    id: 'f3-en-hound-on-the-porch',
    language: 'en',
    trade: 'pest',
    tells: [
      "I've got an old bluetick that sleeps on the porch boards day and night. If a man was to have you spray under there is that stuff gonna hurt my dog",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/safe|dry/i] },
  },
  {
    id: 'f3-en-doctor-a-billy-goat',
    language: 'en',
    trade: 'vet',
    tells: ['Do you doctor goats, by any chance? I have a Boer billy that needs his shots'],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/dogs and cats|cats and dogs/i],
    },
  },
  {
    id: 'f3-en-of-a-saturday',
    language: 'en',
    trade: 'garage',
    tells: [
      'Are you boys open of a Saturday? I work through the week',
      "And I don't need no appointment for an oil change do I, I can just pull in?",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/Saturday/i, /walk/i] },
  },
  {
    id: 'f3-en-bunkhouse-window-unit',
    language: 'en',
    trade: 'hvac',
    tells: [
      'question for you. out in the bunkhouse we run one of those air conditioners that hangs in the window. that something you work on or no',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/window/i] },
  },
  {
    id: 'f3-en-bonded-for-the-co-op',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Ma'am, the co-op board makes me ask this of any electrician before we hire. Are you people bonded, and do you carry a license",
      "What's the least you'd charge for coming out on a small job",
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/bonded|licensed/i, /\$150/] },
  },

  // A question, then a message; or a question the facts do not answer.
  {
    id: 'f3-en-chip-key-then-rent-house',
    language: 'en',
    trade: 'lock',
    tells: [
      'Can you make me one of them keys with the chip in it, for an F 150',
      'Figures. Well, other thing, my renter finally moved out of the place on Orchard Lane and I want both doors rekeyed before I show it',
    ],
    gives: { name: 'Clyde Umberger', phone: '610 488 2917' },
    knows: {
      name: 'Clyde Umberger',
      phone: '+16104882917',
      mentions: ['Orchard Lane'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/chip/i],
    },
  },
  {
    id: 'f3-en-trip-charge-then-slow-sink',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'How much is it for a service call these days?',
      "Well I reckon that's fair. Go ahead and put me down, the kitchen sink's draining slower than Christmas. It does go down, just takes its time",
    ],
    gives: { name: 'Patsy Nell Gruber', phone: '512 746 9052' },
    knows: {
      name: ['Patsy Nell Gruber', 'Patsy Gruber'],
      phone: '+15127469052',
      mentions: ['kitchen sink'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/\$89/],
    },
  },
  {
    id: 'f3-en-parts-for-a-speed-queen',
    language: 'en',
    trade: 'appliance',
    tells: [
      "I was wondering if you can still get a transmission for a Speed Queen from eighty four. It was Mother's and I'd sooner keep it than buy one of them computers",
    ],
    gives: { name: 'Norma Quigley', phone: '559 924 3618' },
    knows: {
      name: 'Norma Quigley',
      phone: '+15599243618',
      mentions: ['Speed Queen'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-loaner-then-brakes',
    language: 'en',
    trade: 'garage',
    tells: [
      "You got a loaner I could drive while my truck's tied up in your shop?",
      "That's alright, my brother can run me home. I want new front pads put on a 2011 Tundra, along about the week after next if you can work me in",
    ],
    gives: { name: 'Travis Boehm', phone: 'area code 830, 229, 4471' },
    knows: {
      name: 'Travis Boehm',
      phone: '+18302294471',
      mentions: ['front pads'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/loaner/i],
    },
  },
  {
    id: 'f3-en-standing-seam-out-by-nowata',
    language: 'en',
    trade: 'roofing',
    tells: [
      "I'm up around Nowata, about five mile off the blacktop. Would your crew come that far, and do they lay standing seam or is it all shingles",
    ],
    gives: { name: 'Dwight Cornsilk', phone: '918 273 6640' },
    knows: {
      name: 'Dwight Cornsilk',
      phone: '+19182736640',
      mentions: ['Nowata', 'standing seam'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Names and numbers said in hard ways.
  {
    id: 'f3-en-spells-a-bohemian-name',
    language: 'en',
    trade: 'vet',
    tells: ["I'd like to have our two barn cats spayed, sometime after county fair"],
    gives: {
      name: "Merle Dvorchek, don't spell like it sounds though, last name's D as in dog, V as in Victor, O R A, C as in cat, E K",
      phone: 'nine nineteen, two thirty-eight, forty-one hundred',
    },
    knows: {
      name: 'Merle Dvoracek',
      phone: '+19192384100',
      mentions: ['barn cats'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-everybody-calls-me-buck',
    language: 'en',
    trade: 'hvac',
    tells: ["I'm interested in one of your maintenance plans for a place we bought at Strasburg"],
    gives: {
      name: 'Well everybody calls me Buck, but the name on the deed is Harlan Teague so put that',
      phone:
        "seven two oh, three three, no hang on, that's the old one. Nine seven oh, four four one, oh nine oh six",
    },
    knows: {
      name: ['Harlan Teague', 'Harlan "Buck" Teague', 'Buck Teague'],
      phone: '+19704410906',
      mentions: ['Strasburg'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-three-first-names',
    language: 'en',
    trade: 'electrical',
    tells: ["We got a ceiling fan still in the box that my knees won't let me climb up and hang"],
    gives: {
      name: "Billy Ray Earl. Earl's the last name, I know, it's three first names in a row",
      phone: 'eight six seven, thirty ninety-four',
      area_code: 'oh, four eighty',
    },
    knows: {
      name: 'Billy Ray Earl',
      phone: '+14808673094',
      mentions: ['ceiling fan'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'f3-en-calling-off-the-feed-store-phone',
    language: 'en',
    trade: 'lock',
    from: '+12673849920',
    tells: [
      "I want to see about getting a deadbolt put on my tack room, there isn't but a hook on it",
    ],
    gives: {
      name: "Jo Beth Tibbadoe, that's T H I B O D E A U X, Thibodeaux",
      caller_phone:
        "Naw, this is the feed store's phone. My cell's four eight four, triple six, two oh five one",
      phone: 'four eight four, triple six, two oh five one',
    },
    knows: {
      name: 'Jo Beth Thibodeaux',
      phone: '+14846662051',
      mentions: ['tack room'],
      urgent: false,
      outcome: 'message_taken',
    },
  },

  // Unwanted.
  {
    id: 'f3-en-pitch-card-machines',
    language: 'en',
    trade: 'garage',
    tells: [
      "Hey there, Chad with Heartland Merchant Partners, how we doin today? I'm helping shops in your area knock their credit card processing fees down by thirty percent, and I'd love to drop off a free terminal for the owner",
      "I totally get that, everybody's busy, it's just a quick five minute demo and there's no contract to sign",
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'f3-en-recording-business-loan',
    language: 'en',
    trade: 'roofing',
    tells: [
      'Congratulations. Your business has been pre-approved for up to two hundred and fifty thousand dollars in working capital. To speak with a funding specialist, press one now. To be removed from our list, press nine.',
      'This is your final notice. This offer expires at midnight. Press one now.',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'f3-en-drunk-and-cussing',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    tells: [
      'shut up you stupid bitch',
      'I said go fuck yourself, you goddamn tin can piece of shit',
      'fuck you and fuck everybody that works there',
    ],
    knows: { name: null, urgent: false, outcome: 'spam' },
  },

  // Breaks off without leaving anything.
  {
    id: 'f3-en-ups-man-at-the-gate',
    language: 'en',
    trade: 'vet',
    tells: ["Yes hello, I was, oh shoot, hold on, there's the UPS man at the gate", HANGS_UP],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f3-en-wont-talk-to-a-contraption',
    language: 'en',
    trade: 'hvac',
    tells: ["Aw heck, it's one of them contraptions. Never mind, I'll try another time", HANGS_UP],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
  {
    id: 'f3-en-other-line-ringing',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Hi, um, just one second, honey turn that down',
      "You know what, that's my boss beeping in on me, I gotta take this",
      HANGS_UP,
    ],
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
