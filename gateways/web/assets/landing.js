// Plays the front page's sample call with the browser's voices, and fills in the visitor's time zone in the form.
const PITCH = { line: 1, caller: 0.8 }
const voice = window.speechSynthesis
const button = document.getElementById('play')
const stage = document.querySelector('.sample')
const turns = [...document.querySelectorAll('#sample li')]
let isPlaying = false

const zone = document.querySelector('[name="timezone"]')
if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''

if (voice) {
  button.classList.add('ready')
  button.addEventListener('click', () => (isPlaying ? stop() : play(turns)))
  window.addEventListener('pagehide', stop)
}

function play([turn, ...rest]) {
  mark(turn)
  if (!turn) return end()
  isPlaying = true
  stage.classList.remove('ended')
  stage.classList.add('playing')
  button.textContent = 'Stop'
  button.setAttribute('aria-pressed', 'true')
  const utterance = utteranceOf(turn)
  utterance.addEventListener('end', () => isPlaying && play(rest))
  utterance.addEventListener('error', ({ error }) => {
    if (!isPlaying) return
    stop()
    if (error !== 'interrupted' && error !== 'canceled') button.textContent = 'No voice here'
  })
  voice.speak(utterance)
}

/** The whole call was heard: its message arrives. */
function end() {
  stop()
  stage.classList.add('ended')
  stage.querySelector('.arrives').scrollIntoView({ block: 'nearest', behavior: 'smooth' })
}

function stop() {
  isPlaying = false
  stage.classList.remove('playing')
  voice.cancel()
  mark(undefined)
  button.textContent = 'Hear this call'
  button.setAttribute('aria-pressed', 'false')
}

function utteranceOf(turn) {
  const who = turn.classList.contains('line') ? 'line' : 'caller'
  const utterance = new SpeechSynthesisUtterance(turn.querySelector('p').textContent)
  const voices = voice.getVoices().filter(({ lang }) => lang.startsWith('en'))
  const [first = null, second = first] = voices
  utterance.lang = 'en-US'
  utterance.voice = who === 'line' ? first : second
  utterance.pitch = PITCH[who]
  return utterance
}

function mark(turn) {
  for (const one of turns) one.classList.toggle('spoken', one === turn)
  const folded = turn?.closest('details')
  if (folded) folded.open = true
  turn?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
}
