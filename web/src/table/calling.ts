/** Calls a player whose turn it is: in the tab's icon, and with a soft chime if sound is wanted. */

const ICON = '/favicon.svg'
const TURN_ICON = '/favicon-turn.svg'

export function callToTurn(myTurn: boolean, sound: boolean): void {
  const icon = document.getElementById('icon')
  if (!(icon instanceof HTMLLinkElement)) return
  const wanted = myTurn ? TURN_ICON : ICON
  if (icon.getAttribute('href') === wanted) return
  icon.setAttribute('href', wanted)
  if (myTurn && sound) chime()
}

function chime(): void {
  const audio = new AudioContext()
  for (const [start, pitch] of [
    [0, 587],
    [0.16, 880],
  ] as const) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.08, audio.currentTime + start)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + start)
    tone.stop(audio.currentTime + start + 0.5)
  }
}
