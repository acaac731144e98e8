import { type Caller, HANGS_UP, NIGHT, SUNDAY } from '../../caller.ts'

/** Everyday Americans of all ages and regions, written by an independent author. */
export const EN_11D: readonly Caller[] = [
  // Urgent
  {
    id: 'j4-en-great-dane-retching',
    language: 'en',
    trade: 'vet',
    at: NIGHT,
    tells: [
      "hi um okay so my Great Dane he keeps trying to throw up and nothing's coming out and his stomach is like blown up tight as a drum and he won't lay down he's just drooling everywhere",
    ],
    gives: { name: "it's Tasha, Tasha Redmond", phone: '984 237 6605' },
    knows: {
      name: 'Tasha Redmond',
      phone: '+19842376605',
      mentions: ['tight as a drum'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-boy-alone-with-beagle',
    language: 'en',
    trade: 'vet',
    from: '+19193846127',
    tells: [
      'Hello? Um, is this the animal doctor',
      "um my mom's at work and Biscuit got into the baking stuff and she ate like the whole thing of dark chocolate and now she's shaking really bad and I don't know what to do",
    ],
    gives: {
      name: 'Owen. Owen Tillery',
      phone: 'um 919 384 6127',
      caller_phone: "yeah it's our house phone",
    },
    knows: {
      name: 'Owen Tillery',
      phone: '+19193846127',
      mentions: ['dark chocolate', 'shaking really bad'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-shoulder-of-1604',
    language: 'en',
    trade: 'garage',
    tells: [
      "Yeah this is Hector Villanueva, I brought my Tahoe by y'all's place couple years back. Listen I'm on the side of 1604, she just quit on me, no power steering, nothing, and I got my two little grandkids in the back and these eighteen wheelers are blowing by about three feet off my door",
    ],
    gives: { name: 'Hector Villanueva like I said', phone: 'two one zero, 694, 2283' },
    knows: {
      name: 'Hector Villanueva',
      phone: '+12106942283',
      mentions: ['side of 1604'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-grandmom-behind-the-deadbolt',
    language: 'en',
    trade: 'lock',
    tells: [
      "yo I need a guy on Tulip Street. my grandmom's on the kitchen floor I can hear her through the mail slot, she fell, and she got the deadbolt on from the inside and my key won't turn it",
    ],
    gives: { name: 'Marcus Boone', phone: '267 844 9051' },
    knows: {
      name: 'Marcus Boone',
      phone: '+12678449051',
      mentions: ['kitchen floor', 'deadbolt'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-kicked-in-door',
    language: 'en',
    trade: 'lock',
    at: NIGHT,
    from: '+16107329948',
    tells: [
      "Hi, good evening. I'm sorry to call so late. Somebody kicked in our back door while we were at my son's recital. The police have come and gone, but the frame is split and it just swings open, I've got a dining chair shoved against it and I'm by myself here with the kids.",
    ],
    gives: {
      name: 'Priscilla Okafor',
      phone: '610 732 9948',
      caller_phone: 'Yes, this one please',
    },
    knows: {
      name: 'Priscilla Okafor',
      phone: '+16107329948',
      mentions: ['frame is split'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-dad-on-oxygen-january',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-01-21T14:20:00Z'),
    tells: [
      "Morning. The heat went off sometime overnight and it's fifty one in the living room. My dad's eighty eight, he's on oxygen, I've got him under every blanket in the house and his fingers are blue",
    ],
    gives: { name: 'This is Janine Kowalczyk', phone: '303 926 7714' },
    knows: {
      name: 'Janine Kowalczyk',
      phone: '+13039267714',
      mentions: ['every blanket in the house'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-ninety-six-upstairs',
    language: 'en',
    trade: 'hvac',
    at: new Date('2026-07-18T22:40:00Z'),
    tells: [
      "so the air's blowing but it's like hair dryer air, thermostat upstairs says ninety six, we have three week old twins in here and one of them's gone all floppy and won't take her bottle. no family in town or I'd go there",
    ],
    gives: { name: 'uh Brandon, last name Pruitt', phone: '720 653 4489' },
    knows: {
      name: 'Brandon Pruitt',
      phone: '+17206534489',
      mentions: ['ninety six', 'three week old twins'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-light-fixture-filling-up',
    language: 'en',
    trade: 'plumbing',
    at: SUNDAY,
    tells: [
      "Oh Lord okay. Um. There's water just pouring down out of the dining room light, like out of the fixture, and the ceiling's got a belly in it. I turned a thing out by the street and it did not do a dang thing, it's still coming",
    ],
    gives: { name: 'Mary Beth Hollis', phone: '512 968 3370' },
    knows: {
      name: 'Mary Beth Hollis',
      phone: '+15129683370',
      mentions: ['dining room light'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-one-bathroom-and-a-walker',
    language: 'en',
    trade: 'plumbing',
    tells: [
      "Well hello there. I hate to trouble you folks. We've only the one commode in this house and it's stopped up solid, the plunger's no help. And my husband just had his hip done, he's on a walker, he can't go traipsing to the filling station.",
    ],
    gives: { name: 'Mrs. Dolores Wenzel', phone: '737 482 6019' },
    knows: {
      name: ['Dolores Wenzel', 'Mrs. Dolores Wenzel'],
      phone: '+17374826019',
      mentions: ['only the one commode'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-pecan-limb-in-the-attic',
    language: 'en',
    trade: 'roofing',
    at: NIGHT,
    tells: [
      'yeah hey a big old pecan limb just come through the top of the house',
      "it's raining to beat the band and it's running right down the wall onto the breaker box, we got pots everywhere. need a tarp or something on there tonight, it won't hold till daylight",
    ],
    gives: { name: 'Clint Yarbrough', phone: 'nine one eight two eight four seven seven oh three' },
    knows: {
      name: 'Clint Yarbrough',
      phone: '+19182847703',
      mentions: ['pecan limb'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-polite-sizzle',
    language: 'en',
    trade: 'electrical',
    tells: [
      "Good morning, ma'am. I don't want to make a fuss, but there's a sizzling sound behind the plug where the freezer goes, and the paint around it has turned brown in the last half hour, and it's hot when I put the back of my hand to it. Little bit of a fishy smell too.",
    ],
    gives: { name: "Leonard Tsosie, ma'am", phone: '602 749 5518' },
    knows: {
      name: 'Leonard Tsosie',
      phone: '+16027495518',
      mentions: ['sizzling sound'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-yellowjackets-toddler-room',
    language: 'en',
    trade: 'pest',
    tells: [
      "Hey, I run a little daycare out of my home off Curry Ford, and yellowjackets are coming in through the return vent right into the nap room, there's gotta be fifty of 'em. Two of the babies got stung already and one's lip is swelling up. I've got nine kids crammed in my kitchen",
    ],
    gives: { name: 'Yolanda Pickett', phone: '321 467 2290' },
    knows: {
      name: 'Yolanda Pickett',
      phone: '+13214672290',
      mentions: ['nap room', 'lip is swelling'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-insulin-in-the-icebox',
    language: 'en',
    trade: 'appliance',
    tells: [
      'Icebox is dead. Motor hums and quits, hums and quits. Everything in it is getting warm',
      "and the thing is I got two months of insulin in there, I can't be losing that, I already paid for it and they won't fill me another till August",
    ],
    gives: { name: 'Vern Castellano', phone: '559 283 7746' },
    knows: {
      name: 'Vern Castellano',
      phone: '+15592837746',
      mentions: ['icebox'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  // Harmless counterparts
  {
    id: 'j4-en-paperwork-for-old-duke',
    language: 'en',
    trade: 'vet',
    tells: [
      "Hi there. So back in February our old Lab, Duke, got hit by a delivery truck, and y'all did everything you could, he didn't make it. We've made our peace with it. I'm just now getting round to the pet insurance and they want an itemized bill. There's no hurry on it, whenever somebody has a minute to print one.",
    ],
    gives: { name: 'Connie Strickland', phone: '919 267 8843' },
    knows: {
      name: 'Connie Strickland',
      phone: '+19192678843',
      mentions: ['itemized bill'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-coworker-truck-burned',
    language: 'en',
    trade: 'garage',
    from: '+18305274416',
    tells: [
      "What's up, so a buddy at work had his F-150 burn to the ground last summer, some fuel line deal, and I drive the same year. Mine runs great, zero problems, but the wife won't shut up about it so like next time I'm due for an oil change could you guys peek at the fuel lines",
    ],
    gives: { name: 'Kyle Brandt', phone: '830 527 4416', caller_phone: 'yup' },
    knows: {
      name: 'Kyle Brandt',
      phone: '+18305274416',
      mentions: ['fuel lines'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-locked-out-last-thanksgiving',
    language: 'en',
    trade: 'lock',
    tells: [
      "Okay so funny story, last Thanksgiving I got locked out in my slippers, turkey in the oven, the whole nine, the super let me back in after an hour. I swore I'd get a keypad put on so it never happens again and here we are in June. So, yeah, somebody could call me about a keypad, any day next week works",
    ],
    gives: { name: 'Rochelle Katz', phone: '215 438 6672' },
    knows: {
      name: 'Rochelle Katz',
      phone: '+12154386672',
      mentions: ['keypad'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-tornado-missed-us',
    language: 'en',
    trade: 'roofing',
    tells: [
      "Yes, that twister in April tore my sister-in-law's place in Owasso clean in half, she's since moved in with her daughter and she's doing fine. Ours never lost a shingle. But it got me thinking our gutters are older than dirt, and I'd like a price on new ones sometime before fall.",
    ],
    gives: { name: 'Wilma Jean Oakes', phone: '539 664 2081' },
    knows: {
      name: ['Wilma Jean Oakes', 'Wilma Oakes'],
      phone: '+15396642081',
      mentions: ['gutters are older than dirt'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-inferno-ceiling-fan',
    language: 'en',
    trade: 'electrical',
    tells: [
      "hey I bought one of those Inferno ceiling fans, that's the brand, Inferno, still in the box, and I about died when I saw how many wires. I'm not touching it. we just moved in so it can wait till you've got an opening, month from now, whatever",
    ],
    gives: { name: 'Destiny Alvarado', phone: '480 377 9264' },
    knows: {
      name: 'Destiny Alvarado',
      phone: '+14803779264',
      mentions: ['inferno ceiling fans'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-smoky-lasagna',
    language: 'en',
    trade: 'appliance',
    tells: [
      "Hi! So at Easter my lasagna bubbled over and smoked up the whole house, fire trucks came, very embarrassing, it was only cheese. Oven's been scrubbed and it's baked fine ever since. The one thing is the little window light never came back on and I'd love that fixed when you're out this way.",
    ],
    gives: { name: 'Gloria Bettencourt', phone: '559 674 3308' },
    knows: {
      name: 'Gloria Bettencourt',
      phone: '+15596743308',
      mentions: ['window light'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  // Questions
  {
    id: 'j4-en-kitty-licks-floors',
    language: 'en',
    trade: 'pest',
    tells: [
      'Just a quick question for ya. That stuff you spray, my kitty licks the baseboards, like, constantly. Is it gonna make her sick?',
    ],
    knows: { name: null, urgent: false, outcome: 'answered', hears: [/\bdry\b|\bdried\b/i] },
  },
  {
    id: 'j4-en-unit-in-the-window',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Do you fellas work on the kind of air conditioner that hangs out the window? I've got a Frigidaire in the bedroom.",
      'And what do you charge just to come look at a regular one, the central kind?',
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/window/i, /\$99/],
    },
  },
  {
    id: 'j4-en-saturday-quitting-time',
    language: 'en',
    trade: 'garage',
    tells: [
      "hey what time y'all quit on Saturdays",
      'and do I gotta call ahead for an oil change or can I just roll up',
    ],
    knows: {
      name: null,
      urgent: false,
      outcome: 'answered',
      hears: [/\b1(?!\d)|\bone\b/i, /walk/i],
    },
  },
  {
    id: 'j4-en-landlord-checks-first',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Before I go any further, are you people licensed? I got burned by a handyman once.',
      "Alright, good. I've got a duplex on Manor Road with a fifteen year old water heater. Works okay, but I'd like a bid on swapping it before the new tenants in September.",
    ],
    gives: { name: 'Stan Feldman', phone: '512 836 4927' },
    knows: {
      name: 'Stan Feldman',
      phone: '+15128364927',
      mentions: ['duplex on manor road'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/licensed/i],
    },
  },
  {
    id: 'j4-en-veteran-discount',
    language: 'en',
    trade: 'electrical',
    tells: [
      'Yes sir, I was wondering do you all knock anything off for retired military. Twenty two years Navy.',
    ],
    gives: { name: 'Chief Raymond Dupree', phone: '623 294 7758' },
    knows: {
      name: ['Raymond Dupree', 'Chief Raymond Dupree'],
      phone: '+16232947758',
      mentions: ['retired military'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  // Names and numbers said in hard ways
  {
    id: 'j4-en-spelled-caitlynn',
    language: 'en',
    trade: 'appliance',
    tells: [
      "hi my dishwasher leaves like this gritty film on all the glasses, I'd like somebody to take a look",
    ],
    gives: {
      name: 'Kaitlin Shafer but everybody spells it wrong so first name is C A I T L Y N N and last is S C H A E F E R',
      phone: "okay it's five five nine, four three, sorry, four three six, double two, nine oh",
    },
    knows: {
      name: 'Caitlynn Schaefer',
      phone: '+15594362290',
      mentions: ['gritty film'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-not-the-church-phone',
    language: 'en',
    trade: 'pest',
    from: '+14072386640',
    tells: [
      "Sugar ants. All over my pantry shelves, I've tried the vinegar, I've tried the cinnamon. I'd like to get on the calendar.",
    ],
    gives: {
      name: "It's June, like the month. June Wednesday? No no, June Winsday, W I N S D A Y",
      caller_phone:
        "Oh no, don't use this, I'm at the church office. Use my cell, four oh seven, nine seventy two, sixty five hundred",
      phone: 'four oh seven, nine seventy two, sixty five hundred',
    },
    knows: {
      name: 'June Winsday',
      phone: '+14079726500',
      mentions: ['sugar ants'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'j4-en-trey-mac-third',
    language: 'en',
    trade: 'roofing',
    tells: [
      "I'm selling my mama's house and the buyer wants somebody to look over the roof before closing, that's the end of July",
    ],
    gives: {
      name: 'Trey McElhaney. M, little c, capital E, L H A N E Y',
      phone: [
        'lemme think, I just got this phone, nine one eight, six four three, no wait, that was the old one. Nine one eight, three oh seven, eight eight five four',
        'nine one eight three oh seven eight eight five four',
      ],
    },
    knows: {
      name: 'Trey McElhaney',
      phone: '+19183078854',
      mentions: ['before closing'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  // Unwanted
  {
    id: 'j4-en-robot-map-listing',
    language: 'en',
    trade: 'plumbing',
    tells: [
      'Attention business owner. Our records show that your online map listing has not been verified and may be removed from search results. To speak to a listing specialist press one now. To be removed from our calling list press nine.',
      'Do not miss this opportunity to be on the first page of search results. Press one now to speak to a listing specialist.',
      'This is your final notice. Press one to verify your listing today.',
    ],
    gives: {
      name: 'Press one now to verify your listing.',
      phone: 'To be removed from our calling list press nine.',
    },
    knows: { name: null, urgent: false, outcome: 'spam' },
  },
  {
    id: 'j4-en-card-reader-rep',
    language: 'en',
    trade: 'lock',
    tells: [
      "Hey, happy Wednesday! This is Chad over at Swiftly Merchant Solutions, how are we doing today? I'm not trying to sell you anything, I'm just reaching out to local shops about cutting their credit card processing fees by up to forty percent with our zero cost terminal program",
      'Totally hear you, I would just need two minutes with the decision maker and a recent processing statement, and we can lock in our promotional rate for you today',
      'And the terminal is free, no contract, cancel anytime. Who handles the merchant account over there?',
    ],
    knows: { urgent: false, outcome: 'spam' },
  },
  // Breaks off
  {
    id: 'j4-en-puppy-out-the-gate',
    language: 'en',
    trade: 'hvac',
    tells: [
      "Hi yeah I'm calling about, oh shoot, hey! Hey! Who left the gate, hang on a second",
      HANGS_UP,
    ],
    gives: { name: HANGS_UP, phone: HANGS_UP },
    knows: { name: null, urgent: false, outcome: 'hung_up' },
  },
]
