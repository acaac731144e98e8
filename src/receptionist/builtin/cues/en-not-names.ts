import { wordSet } from './cues.ts'

/** Words that follow "I'm" or "this is", or answer a question for a name, and are none. */
export const EN_NOT_NAMES = wordSet(`
a about above absolutely ac actually afraid after again agent ago air all allergic almost alone already alright also always am
an and angry anonymous another answering ants any anybody anyone anything apartment appliance appointment are area around as
asap asking at attic available away awesome awkward back bad basement bathroom battery be because bedbugs been bees before being
best better between big bleeding boiler booking both brake brakes bring broke broken brother bugs building burst busy but buying
by bye call called caller calling can cannot cant car cat ceiling cell checking clean clear code cold come coming complaint
concerned confused considering correct could couldnt crazy current currently customer dad dang dash daughter day dead desperate
did didnt disabled disappointed dishwasher do doctor does doesnt dog doing done dont door double down drain driving dryer during
each eight either elderly electric electrical electrician electricity else embarrassing emergency engine english enough estimate
even ever every everyone everything exactly extremely family faucet fifteen finding fine first five fixing flat flooded flooding
floor following for four freezing french friday fridge friend from front full furious furnace garage garbage gas gave german get
getting give giving glad go god going gone gonna good goodness google gosh got great had happy hardly has hasnt have havent
having he heat heater heavens hello help her here hey hi him his home homeowner hoping hot house how human hurry hurt husband i
id idea if ill im in inquiring inside interested into invoice is isnt issue it its jesus just keep key keys kidding kitchen
kitten know landlord last late later leak leaking leaks leave leaving let letting like little living local lock locked lockout
locksmith long looking lord lost lot low mad made make making man manager many may maybe me mean mechanic message mice mine
minus minute mom monday more morning most mother motor moved moving much must my myself name named need needing needs neighbor
never nevermind new next nice night nine no nobody none nope not nothing now number of off office oh ok okay old on once one
only open operator or order other our out outside oven over own owner patient person pest pet phone pipe pipes pissed please
plumber plumbing plus portuguese power pregnant pretty private probably problem puppy put question quick quite quote rather rats
reaching ready real really refuse regarding renting repair repairing replacing representative requesting responding returning
ridiculous right roaches robot roof roofer room running russian said same saturday say saying scheduling second see selling send
septic serious service seven sewage sewer she shocked shoot shopping should shower sick silly sink six skip so some somebody
someone something son soon sorry spanish speak speaking spring stand standing still stop stranded stressed stuck sunday super
supposed sure technician tenant termites than thank thanks that thats the their them then there theres these they thing things
think thinking thirsty this those three through thursday tire to today toilet tomorrow tonight too totally traffic trapped trash
tried triple truck trying tuesday turkish two unable under unhappy unit until up upset urgent us using very vet visiting wait
waiting wall wanna want wanted wanting was washer wasps water we wednesday weird well went were what whatever when where which
while who why wife window wish with without woman wondering wont work working worried would wrong yeah yep yes yesterday yet you
your zero
`)
