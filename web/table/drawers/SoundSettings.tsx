import './sound-settings.css'

import { useRef } from 'preact/hooks'

import { settings } from '../../client/settings.ts'
import { supportsVibration } from '../../kit/feedback-settings.ts'
import { Icon } from '../../kit/Icon.tsx'
import { playCue } from '../../kit/motion/play-cues.ts'
import { localise } from '../../words/index.ts'
import { menuWords } from '../../words/menu.ts'

const silent = 'M4 10v4h4l5 4V6L8 10zM16.500 9.500l5 5M21.500 9.500l-5 5'
const vibrating = 'M8 5h8v14H8zM4.500 9v6M19.500 9v6M2 11v2M22 11v2'

/** The volume after unmuting, if sound was already off when this component was mounted. */
const usualVolume = 0.6

/** The settings for sound on or off, the volume, and the vibration of a phone. */
export function SoundSettings() {
  const text = localise(menuWords)
  const volume = settings.volume.value
  const isSilent = volume === 0
  const lastVolume = useRef(usualVolume)
  if (!isSilent) lastVolume.current = volume

  return (
    <div class="sound-settings">
      <button
        class="icon-button"
        type="button"
        aria-label={text.mute}
        aria-pressed={isSilent}
        onClick={() => change(isSilent ? lastVolume.current : 0)}
      >
        {isSilent ? <Icon path={silent} /> : <Icon name="sound" />}
      </button>
      <input
        type="range"
        aria-label={text.sound}
        min="0"
        max="1"
        step="0.1"
        value={volume}
        style={{ '--volume': volume }}
        onChange={(event) => change(Number(event.currentTarget.value))}
      />
      {supportsVibration() && <Vibration />}
    </div>
  )
}

function change(volume: number): void {
  settings.volume.value = volume
  playCue({ name: 'my-turn' })
}

const Vibration = () => (
  <button
    class="sound-settings-vibration"
    type="button"
    aria-label={localise(menuWords).haptics}
    aria-pressed={settings.haptics.value}
    onClick={() => {
      settings.haptics.value = !settings.haptics.value
      playCue({ name: 'play' })
    }}
  >
    <Icon path={vibrating} />
    <span>{localise(menuWords).haptics}</span>
  </button>
)
