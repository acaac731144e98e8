// A player in the page's own look over the browser's <audio>, which stays for who has no script.
const SPEEDS = [1, 1.25, 1.5, 2]
const clock = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

function show(player) {
  const [audio, play, range, speed] = ['audio', '.play', 'input', '.speed'].map((part) =>
    player.querySelector(part),
  )
  const [soFar, inAll] = ['.so-far', '.in-all'].map((part) => player.querySelector(part))
  const tell = () => {
    range.value = audio.currentTime
    soFar.textContent = clock(audio.currentTime)
    range.setAttribute('aria-valuetext', `${soFar.textContent} of ${inAll.textContent}`)
  }
  const turn = () => {
    player.classList.toggle('playing', !audio.paused)
    play.setAttribute('aria-label', audio.paused ? 'Play' : 'Pause')
  }
  for (const change of ['play', 'pause', 'ended']) audio.addEventListener(change, turn)
  for (const change of ['timeupdate', 'seeked']) audio.addEventListener(change, tell)
  audio.addEventListener('loadedmetadata', () => {
    if (!Number.isFinite(audio.duration)) return
    range.max = audio.duration
    inAll.textContent = clock(audio.duration)
    tell()
  })
  play.addEventListener('click', () => (audio.paused ? audio.play().catch(turn) : audio.pause()))
  range.addEventListener('input', () => {
    audio.currentTime = Number(range.value)
    tell()
  })
  speed.addEventListener('click', () => {
    audio.playbackRate = SPEEDS[(SPEEDS.indexOf(audio.playbackRate) + 1) % SPEEDS.length]
    speed.textContent = `${audio.playbackRate}×`
    speed.setAttribute('aria-label', `Speed: ${speed.textContent}`)
  })
  if (audio.dataset.from) audio.currentTime = Number(audio.dataset.from)
  tell()
}

for (const player of document.querySelectorAll('.player')) show(player)
