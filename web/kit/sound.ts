/** Each sound as notes: frequency in hertz, begin and length in seconds. */
const sounds = {
  turn: [
    [523, 0, 0.16],
    [784, 0.12, 0.3],
  ],
  chat: [[660, 0, 0.09]],
  won: [
    [523, 0, 0.2],
    [659, 0.12, 0.2],
    [784, 0.24, 0.2],
    [1047, 0.36, 0.5],
  ],
  lost: [
    [392, 0, 0.3],
    [330, 0.22, 0.6],
  ],
} as const
export type Sound = keyof typeof sounds

let audio: AudioContext | null = null

/** @param volume 0 to 100 */
export function ring(sound: Sound, volume: number): void {
  if (volume <= 0 || typeof AudioContext === 'undefined' || !wasTouched()) return
  audio ??= new AudioContext()
  void audio.resume()
  for (const [frequency, begin, length] of sounds[sound])
    note(audio, frequency, audio.currentTime + begin, length, (volume / 100) ** 2 * 0.3)
}

/** Before that, browsers let no page make itself heard or felt, and complain of those that try. */
export const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** Struck like a small bell: a quick rise, a long fall. */
function note(on: AudioContext, frequency: number, at: number, length: number, loud: number): void {
  const tone = on.createOscillator()
  const gain = on.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(gain).connect(on.destination)
  tone.start(at)
  tone.stop(at + length)
}
