/** The telephone at /phone: dials, shows what is said, speaks the line's words, sends the person's. */

const element = (id) => document.getElementById(id)
const captions = element('captions')
const voice = window.speechSynthesis
const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition

const SOUND_MILLISECONDS = 5_000

const GREETING_MILLISECONDS_MAX = 15_000

/**
 * The call in progress: its id, its event stream, how many utterances are shown, what is being spoken, and what is said
 * once the line has greeted.
 */
let call

for (const button of document.querySelectorAll('[data-dial]')) {
  button.addEventListener('click', () => {
    element('to').value = button.dataset.dial
    element('dialler').requestSubmit()
  })
}

for (const button of document.querySelectorAll('[data-key]')) {
  button.addEventListener('click', () => act({ press: button.dataset.key }))
}

/** Said at once during a call; before one, it calls the number that is filled in, or the first line. */
for (const idea of document.querySelectorAll('[data-say]')) {
  idea.addEventListener('click', () => {
    if (call) return say(idea.dataset.say)
    element('to').value ||= document.querySelector('[data-dial]')?.dataset.dial ?? ''
    if (element('dialler').reportValidity())
      dial(element('from').value, element('to').value, idea.dataset.say)
  })
}

element('dialler').addEventListener('submit', (event) => {
  event.preventDefault()
  dial(element('from').value, element('to').value)
})

element('speech').addEventListener('submit', (event) => {
  event.preventDefault()
  const words = element('words').value.trim()
  if (words === '') return
  element('words').value = ''
  say(words)
})

/** A person who types is about to speak. Reported from time to time, because the line waits only some seconds. */
element('words').addEventListener('input', () => {
  if (!call || Date.now() - call.soundedAt < SOUND_MILLISECONDS) return
  call.soundedAt = Date.now()
  act({ sound: true })
})

element('call-again').addEventListener('click', () => element('dialler').requestSubmit())

element('hang-up').addEventListener('click', () => act({ hangup: true }))

element('mute').addEventListener('change', (event) => {
  if (event.target.checked) voice?.cancel()
})

if (Recognition) setUpMicrophone(element('microphone'))

async function dial(from, to, first) {
  if (call) await act({ hangup: true })
  call?.events.close()
  call = undefined
  voice?.cancel()
  showProblem('')
  const response = await post('/phone/live', { from, to })
  const answer = await response?.json()
  if (!response?.ok) {
    showProblem(answer?.error?.message ?? 'The sandbox cannot be reached.')
    return
  }
  captions.replaceChildren()
  const events = new EventSource(`/phone/live/${answer.id}/events`)
  call = { id: answer.id, events, shown: 0, speaking: undefined, soundedAt: 0, first }
  events.addEventListener('message', ({ data }) => show(JSON.parse(data)))
  element('call').hidden = false
  showInCall(true)
  element('words').focus()
}

async function say(words) {
  const unheard = interruption()
  if (unheard !== undefined) await act({ interrupt: unheard })
  await act({ say: words })
}

async function sayFirst(talking) {
  const words = talking.first
  talking.first = undefined
  const latest = Date.now() + GREETING_MILLISECONDS_MAX
  while (voice && (voice.speaking || voice.pending) && Date.now() < latest) {
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  if (talking === call) say(words)
}

/** The part the person heard of the words they interrupt, or undefined when they interrupt nothing. */
function interruption() {
  const heard = call?.speaking
  if (!heard || !voice.speaking) return undefined
  voice.cancel()
  call.speaking = undefined
  return heard.text.slice(0, heard.upTo)
}

async function act(turn) {
  if (!call) return
  const response = await post(`/phone/live/${call.id}`, turn)
  if (response?.status === 400) showProblem((await response.json()).error.message)
}

async function post(path, body) {
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch {
    showProblem('The sandbox cannot be reached.')
    return undefined
  }
}

function show(state) {
  if (!call) return
  for (const utterance of state.transcript.slice(call.shown)) caption(utterance)
  call.shown = state.transcript.length
  element('status').textContent = describe(state)
  if (call.first && call.shown > 0) sayFirst(call)
  if (!state.ended_by) return
  call.events.close()
  call = undefined
  showInCall(false)
}

/** Once it is over there is nothing to say or press. */
function showInCall(isOn) {
  element('in-call').hidden = !isOn
  element('after-call').hidden = isOn
}

function describe(state) {
  if (state.ended_by) {
    const by = { line: 'the line', caller: 'you', carrier: 'the carrier' }[state.ended_by]
    return `Ended by ${by} after ${state.duration_seconds} seconds (${state.status}).`
  }
  return state.answered_at ? 'Connected.' : 'Ringing…'
}

function caption({ who, text }) {
  const line = document.createElement('p')
  line.className = who === 'line' ? 'of-line' : 'of-caller'
  const speaker = document.createElement('strong')
  speaker.textContent = who === 'line' ? 'Line' : 'You'
  const words = document.createElement('span')
  words.textContent = text
  line.append(speaker, ' ', words)
  captions.append(line)
  line.scrollIntoView({ block: 'nearest' })
  if (voice && who === 'line' && !element('mute').checked) speak(text)
}

function speak(text) {
  const utterance = new SpeechSynthesisUtterance(text)
  const owner = call
  utterance.addEventListener('start', () => {
    owner.speaking = { text, upTo: 0 }
  })
  utterance.addEventListener('boundary', ({ charIndex }) => {
    if (owner.speaking) owner.speaking.upTo = charIndex
  })
  utterance.addEventListener('end', () => {
    owner.speaking = undefined
  })
  voice.speak(utterance)
}

function setUpMicrophone(button) {
  const recognition = new Recognition()
  recognition.lang = navigator.language
  recognition.addEventListener('result', ({ results }) => say(results[0][0].transcript))
  recognition.addEventListener('start', () => button.setAttribute('aria-pressed', 'true'))
  recognition.addEventListener('end', () => button.setAttribute('aria-pressed', 'false'))
  recognition.addEventListener('error', ({ error }) => showProblem(`Microphone: ${error}`))
  button.hidden = false
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-pressed') === 'true') recognition.stop()
    else recognition.start()
  })
}

function showProblem(message) {
  element('problem').textContent = message
}
