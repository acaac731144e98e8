/** A call with a test line's receptionist: captions, the visitor's typed or spoken words, and the line's voice. */

const element = (id) => document.getElementById(id)
const page = `/hear/${element('hear').dataset.link}`
const voice = window.speechSynthesis
const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition

/** Reading and typing take longer than listening and speaking. */
const PATIENCE_MS = 15_000
const WORDS_A_SECOND = 2.5

/** The call in progress: its id, the current turn, the text being spoken, and the timer that reports silence. */
let call

element('without-script').hidden = true
element('before').classList.remove('unready')
element('ears').hidden = !Recognition
element('start').addEventListener('click', start)
element('hang-up').addEventListener('click', hangUp)
window.addEventListener('pagehide', hangUp)
element('mute').addEventListener('change', ({ target }) => target.checked && voice?.cancel())
// A visitor who is typing does not count as silent.
element('words').addEventListener('input', () => waitForWords())
element('speech').addEventListener('submit', (event) => {
  event.preventDefault()
  const words = element('words').value.trim()
  if (words === '') return
  element('words').value = ''
  say(words)
})
for (const ask of document.querySelectorAll('#asks [data-say]'))
  ask.addEventListener('click', () => {
    say(ask.dataset.say)
    ask.remove()
    element('words').focus()
  })
// Before a call, an example begins it: it is said once the line has greeted.
for (const ask of document.querySelectorAll('#before [data-say]'))
  ask.addEventListener('click', async () => {
    if (element('start').disabled) return
    await start()
    const talking = call
    await untilSpoken()
    if (talking && talking === call) say(ask.dataset.say)
  })
if (Recognition) setUpMicrophone(element('microphone'))

async function start() {
  element('start').disabled = true
  showProblem('')
  const opened = await post('/calls', {})
  element('start').disabled = false
  if (!opened) return
  call = { id: opened.call, turn: Promise.resolve(), speaking: undefined }
  element('captions').replaceChildren()
  show({ before: false, call: true, asks: true, speech: true, during: true, after: false })
  element('status').textContent = 'Connected.'
  hear(opened)
  element('words').focus()
}

/** Tells the line that the visitor said nothing, after `text` has been spoken and PATIENCE_MS has passed. */
function waitForWords(text = '') {
  if (!call) return
  const talking = call
  clearTimeout(talking.silence)
  const playing = (text.split(/\s+/).filter(Boolean).length / WORDS_A_SECOND) * 1_000
  talking.silence = setTimeout(() => {
    if (talking.speaking || talking.listening) return waitForWords()
    talking.turn = talking.turn.then(() => turn(talking, { silence: true }))
  }, playing + PATIENCE_MS)
}

/** Sends turns one at a time: each waits for the answer to the one before it. */
function say(words) {
  const talking = call
  if (!talking) return
  const heardUntil = interruption()
  clearTimeout(talking.silence)
  caption('caller', words)
  talking.turn = talking.turn.then(async () => {
    if (heardUntil !== undefined) await turn(talking, { interrupt: heardUntil })
    if (talking !== call) return
    const reply = await turn(talking, { say: words })
    if (!reply && talking === call) element('words').value ||= words
  })
}

async function turn(talking, said) {
  if (talking !== call) return undefined
  showProblem('')
  const reply = await post('/turns', { call: talking.id, ...said })
  if (!reply || talking !== call) return reply
  hear(reply)
  if (reply.end) end('The line hung up.', reply.ownerWouldRead)
  return reply
}

async function hangUp() {
  const talking = call
  if (!talking) return
  end('You hung up.')
  await talking.turn
  const reply = await post('/hang-up', { call: talking.id })
  if (reply?.ownerWouldRead && !call) tell(reply.ownerWouldRead)
}

function hear({ text, language }) {
  waitForWords(text)
  if (text === '') return
  caption('line', text)
  const isSpoken = voice && !element('mute').checked
  turnsTo(isSpoken ? 'talking' : 'listening')
  if (isSpoken) speak(text, language)
}

const LIVE = { talking: 'Talking…', listening: 'On the call, listening to you', over: 'Call ended' }

/** Whose turn it is, to be seen on the call's screen; the captions and the status are read out. */
function turnsTo(state) {
  element('phone').dataset.state = state
  element('live').textContent = LIVE[state]
}

function end(why, ownerWouldRead) {
  if (!call) return
  clearTimeout(call.silence)
  call = undefined
  turnsTo('over')
  show({ asks: false, speech: false, during: false, before: true, after: false })
  element('status').textContent = why
  element('start').textContent = 'Call again'
  element('left').hidden = true
  if (ownerWouldRead) tell(ownerWouldRead)
  else {
    voice?.cancel()
    element('start').focus()
  }
}

function tell(ownerWouldRead) {
  element('summary').textContent = ownerWouldRead
  element('after').hidden = false
  element('after').focus()
}

function show(parts) {
  for (const [id, isShown] of Object.entries(parts)) element(id).hidden = !isShown
}

async function post(path, body) {
  try {
    const response = await fetch(page + path, {
      method: 'POST',
      // The request completes even if the visitor leaves the page.
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (response.ok) return answer
    showProblem(answer.error?.message ?? 'Something went wrong on our side. Please try again.')
  } catch {
    showProblem('The line cannot be reached just now. Please try again.')
  }
  return undefined
}

function caption(who, text) {
  const item = document.createElement('li')
  const speaker = document.createElement('p')
  const words = document.createElement('p')
  item.className = who
  speaker.className = 'who'
  speaker.textContent = who === 'line' ? 'Receptionist' : 'You, the caller'
  words.textContent = text
  item.append(speaker, words)
  element('captions').append(item)
  item.scrollIntoView({ block: 'nearest' })
}

/** If the visitor interrupts: the part of the line's words they had heard by then. */
function interruption() {
  const heard = call?.speaking
  if (!heard || !voice?.speaking) return undefined
  voice.cancel()
  turnsTo('listening')
  call.speaking = undefined
  return heard.text.slice(0, heard.upTo)
}

function speak(text, language) {
  const utterance = new SpeechSynthesisUtterance(text)
  const owner = call
  utterance.lang = language
  utterance.addEventListener('start', () => {
    owner.speaking = { text, upTo: 0 }
  })
  utterance.addEventListener('boundary', ({ charIndex }) => {
    if (owner.speaking) owner.speaking.upTo = charIndex
  })
  const stop = () => {
    owner.speaking = undefined
    if (owner === call) turnsTo('listening')
  }
  for (const way of ['end', 'error']) utterance.addEventListener(way, stop)
  voice.speak(utterance)
}

/** The greeting says that it is an AI, so it is heard to its end. A voice that never ends is not waited for. */
async function untilSpoken() {
  const latest = Date.now() + PATIENCE_MS
  while (voice && (voice.speaking || voice.pending) && Date.now() < latest) {
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** One press starts listening. The words are sent when the visitor pauses or presses again. */
function setUpMicrophone(button) {
  const recognition = new Recognition()
  recognition.lang = navigator.language
  recognition.addEventListener('result', ({ results }) => say(results[0][0].transcript))
  recognition.addEventListener('start', () => listening(button, true))
  recognition.addEventListener('end', () => listening(button, false))
  recognition.addEventListener('error', ({ error }) => {
    if (error !== 'no-speech' && error !== 'aborted')
      showProblem(MICROPHONE[error] ?? MICROPHONE.other)
  })
  button.hidden = false
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-pressed') === 'true') recognition.stop()
    else recognition.start()
  })
}

const MICROPHONE = {
  'not-allowed': 'The microphone is not allowed on this page. You can type instead.',
  'audio-capture': 'There is no microphone here. You can type instead.',
  other: 'The browser could not hear you. You can type instead.',
}

function listening(button, isListening) {
  if (call) call.listening = isListening
  button.setAttribute('aria-pressed', String(isListening))
  button.textContent = isListening ? 'Listening…' : 'Press and talk'
}

function showProblem(message) {
  element('problem').textContent = message
}
