// Keeps the recording and transcript in step: clicking a time plays from there, and the current turn is highlighted.
const recording = document.querySelector('audio[data-recording]')
const turns = [...document.querySelectorAll('.turns > li[data-from]')]
const fromOf = (turn) => Number(turn.dataset.from)

function mark() {
  const now = turns.findLast((turn) => fromOf(turn) <= recording.currentTime + 0.05)
  for (const turn of turns) {
    if (turn !== now) turn.removeAttribute('aria-current')
    else if (!turn.hasAttribute('aria-current')) {
      turn.setAttribute('aria-current', 'true')
      if (!recording.paused) turn.scrollIntoView({ block: 'nearest' })
    }
  }
}

function playFrom(turn) {
  recording.currentTime = fromOf(turn)
  recording.play().catch(() => {})
}

if (recording) {
  recording.addEventListener('timeupdate', mark)
  recording.addEventListener('seeked', mark)
  for (const moment of document.querySelectorAll('a.moment')) {
    const turn = turns.find(({ id }) => `#${id}` === moment.hash)
    if (!turn) continue
    if (turn.contains(moment)) moment.setAttribute('aria-label', `Play from ${moment.textContent}`)
    moment.addEventListener('click', (event) => {
      event.preventDefault()
      playFrom(turn)
    })
  }
}
