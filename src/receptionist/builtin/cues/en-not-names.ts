import { wordSet } from './cues.ts'

/** Words that follow "I'm" or "this is", or answer a question for a name, and are none. */
export const EN_NOT_NAMES = wordSet(`
a about above absolutely ac actually afraid after again ago air all almost already alright also always am an and another
answering any anybody anyone anything apartment appliance appointment are area around as asap asking at available away awesome
back bad basement bathroom be because been before being best better between big bleeding boiler both bring broke broken
brother building burst busy but by bye call called caller calling can cant car cat ceiling cell clean clear cold come coming
complaint concerned confused considering correct could couldnt current currently customer dad daughter day dead desperate did
didnt dishwasher do doctor does doesnt dog doing done dont door down drain driving dryer during each eight either electric
electrical electricity else emergency engine enough estimate even ever every everyone everything exactly extremely family
faucet fifteen fine finding first five fixing flooded flooding for four freezing fridge friday friend from front full furnace
garage garbage gas gave get getting give giving glad go going gone gonna good google got great had happy hardly has hasnt have
havent having he heat heater hello help her here hey hi him his hi hoping hot house how hurry hurt husband i id idea if ill im
in inquiring inside interested into invoice is isnt issue it its just keep key keys kitchen know landlord last late later
leak leaking leaks leave leaving let like little living local lock locked lockout long looking lost lot low made make making
man manager many may maybe me mean message mine minute mom monday more morning most mother motor moving much must my myself name
named need needing needs neighbor never new next nice night nine no nobody none nope not nothing now number of off office
oh ok okay old on once one only open or order other our out outside over own owner oven patient pest phone pipe pipes please plumber
plumbing power pretty probably problem put question quick quite quote rather ready real really regarding renting repair repairing replacing
requesting responding returning ridiculous right robot roof room running said same saturday say saying second see selling send
service seven she should shower sick sink six so some somebody someone something son soon sorry speak speaking spring stand
standing still stop stranded stressed stuck sunday supposed sure tenant than thank thanks that thats the their them then there
theres these they thing things think thinking thirsty this those three through thursday to today toilet tomorrow tonight too
totally traffic trapped tried truck trying tuesday two unable under unit until up upset urgent us using very visiting wait
waiting wanna want wanted wanting was washer water we wednesday well went were what when where which while who why wife 
window wish with without woman wondering wont work working worried would wrong yeah yep yes yesterday yet you your
anonymous private caller calling customer home homeowner whatever nevermind skip refuse person human representative agent
operator kidding serious shocked unhappy disappointed furious angry pissed mad cannot alone afraid allergic pregnant elderly disabled
checking scheduling booking shopping following letting reaching moved buying trash sewage sewer septic attic wall floor
spanish english french german portuguese russian turkish flat tire battery brake brakes rats mice roaches termites ants bees
wasps bugs bedbugs puppy kitten pet vet mechanic electrician locksmith roofer technician plus minus dash area code double triple
zero`)
