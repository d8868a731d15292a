import { Clock, Play, Square, Undo2, Volume2 } from '#icons'
import * as Dialog from '@radix-ui/react-dialog'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { changePreferences, usePreferences } from '#lib/store/preferences.ts'
import { Button } from '#ui/button.tsx'
import { Slider } from '#ui/slider.tsx'
import { cancelSleep } from '../sleep.ts'
import { changeSleep } from '../sleep-store.ts'
import { useSleepLeft } from '../use-sleep-left.ts'

const Volume = () => {
  const volume = useMixer((mix) => mix.masterVolume)
  return (
    <div className="night-volume">
      <Slider
        label={m.master_volume()}
        value={volume}
        valueText={m.percent_spoken({ value: volume })}
        onChange={(value) => getEngine().mixer.setMasterVolume(value)}
      />
      <span aria-hidden className="tabular w-[3rem] text-end">
        {m.percent_short({ value: volume })}
      </span>
    </div>
  )
}

const PlayButton = () => (
  <Button
    look="secondary"
    onClick={() => {
      void startSound()
      getEngine().mixer.playAll()
    }}
  >
    <Play size={18} />
    {m.play_all()}
  </Button>
)

const ClockButton = () => {
  const { hasNightClock } = usePreferences()
  return (
    <Button
      look="secondary"
      aria-pressed={hasNightClock}
      className="aria-pressed:border-ink aria-pressed:bg-sunken"
      onClick={() => changePreferences({ hasNightClock: !hasNightClock })}
    >
      <Clock size={18} />
      {m.night_clock()}
    </Button>
  )
}

type NightControlsProps = { readonly onStop: () => void }

/** What the gestures do, in words, and as controls for listeners who make no gestures. */
export const NightControls = ({ onStop }: NightControlsProps) => {
  const isPlaying = useMixer((mix) => mix.isPlaying)
  const { isFading } = useSleepLeft()
  return (
    <div className="night-controls">
      <Dialog.Description>
        {m.night_gestures()} <span className="night-keys">{m.night_keys()}</span>
      </Dialog.Description>
      <Volume />
      <div className="flex flex-wrap justify-center gap-2">
        {isFading && isPlaying ? (
          <Button look="secondary" onClick={() => changeSleep(cancelSleep)}>
            <Volume2 size={18} />
            {m.sleep_bring_back()}
          </Button>
        ) : null}
        <ClockButton />
        <Dialog.Close asChild>
          <Button look="secondary">
            <Undo2 size={18} />
            {m.night_leave()}
          </Button>
        </Dialog.Close>
        {isPlaying ? (
          <Button look="secondary" onClick={onStop}>
            <Square size={16} />
            {m.stop()}
          </Button>
        ) : (
          <PlayButton />
        )}
      </div>
    </div>
  )
}
