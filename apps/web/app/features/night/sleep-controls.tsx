import { useState, useEffect, useRef } from 'react'
import { BedDouble, Minus, Plus, Volume2, X } from '#icons'
import { m } from '#messages'
import { useEntry } from '#lib/store/use-entry.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { MinutesChoice } from './minutes-choice.tsx'
import { NightButton } from './screen/night-buttons.tsx'
import { OwnLength } from './own-length.tsx'
import {
  addSleepMinutes,
  cancelSleep,
  SLEEP_PRESETS,
  SLEEP_STEP,
  sleepClockText,
  startSleep,
  startSleepUntil,
} from './sleep.ts'
import { changeSleep } from './sleep-store.ts'
import { useSleepLeft } from './use-sleep-left.ts'
import { WakeButton } from './wake/wake-button.tsx'

/**
 * A press that starts or ends the timer takes its own button away, and the focus with it. The focus then goes to the
 * first button of what is shown instead. A timer that ends by itself takes no focus.
 *
 * @returns a ref for the element that holds the controls
 */
const useFocusAfterPress = (isRunning: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)

  useEffect(() => {
    const { current } = place
    const note = () => {
      wasPressed.current = true
    }
    current?.addEventListener('click', note)
    return () => current?.removeEventListener('click', note)
  }, [])
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus({ preventScroll: true })
    wasPressed.current = false
  }, [isRunning])

  return place
}

const UntilClock = () => {
  const [clock, setClock] = useEntry('sleep-clock', '')
  return (
    <div className="flex max-w-full flex-wrap items-end gap-2">
      <Field label={m.sleep_at()}>
        {(control) => (
          <TextInput
            {...control}
            type="time"
            value={clock}
            className="!w-36 max-w-full"
            onChange={(event) => setClock(event.target.value)}
          />
        )}
      </Field>
      <Button
        look="secondary"
        className="min-h-12"
        disabled={clock === ''}
        onClick={() => changeSleep((timer) => startSleepUntil(timer, clock, new Date()))}
      >
        {m.sleep_at_start()}
      </Button>
    </div>
  )
}

type SleepControlsProps = {
  /** Called when night mode is opened. */
  readonly onNight?: () => void
}

const Running = ({ onNight }: SleepControlsProps) => {
  const { left, isFading } = useSleepLeft()
  const isShort = left <= SLEEP_STEP * 60
  const add = (minutes: number) =>
    changeSleep((timer) => addSleepMinutes(timer, minutes, Date.now()))
  return (
    <div className="flex flex-wrap gap-2">
      {isFading ? (
        <Button onClick={() => changeSleep(cancelSleep)}>
          <Volume2 size={18} />
          {m.sleep_bring_back()}
        </Button>
      ) : null}
      <Button look="secondary" onClick={() => add(SLEEP_STEP)}>
        <Plus size={18} />
        <span>{m.sleep_add({ minutes: SLEEP_STEP })}</span>
      </Button>
      <Button
        look="secondary"
        aria-disabled={isShort}
        onClick={isShort ? undefined : () => add(-SLEEP_STEP)}
      >
        <Minus size={18} />
        <span>{m.sleep_take({ minutes: SLEEP_STEP })}</span>
      </Button>
      <Button look="secondary" onClick={() => changeSleep(cancelSleep)}>
        <X size={18} />
        {m.sleep_cancel()}
      </Button>
      <NightButton onPress={onNight} />
      <WakeButton />
    </div>
  )
}

/** Choosing a length and starting, or what a timer that runs offers. */
export const SleepControls = ({ onNight }: SleepControlsProps) => {
  const { timer, left, isFading } = useSleepLeft()
  const place = useFocusAfterPress(timer.run !== undefined)
  const [pressed, setPressed] = useState(0)
  const choosePreset = (minutes: number) => {
    // Also when it was chosen already: the field then forgets what it refused.
    setPressed(pressed + 1)
    changeSleep((chosen) => ({ ...chosen, minutes }))
  }
  const start = () => {
    const refused = place.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (refused) refused.focus()
    else changeSleep((chosen) => startSleep(chosen, Date.now()))
  }
  return (
    <div ref={place} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <span role="timer" className="tabular font-display text-[min(3rem,17vw)] leading-none">
          {sleepClockText(left)}
        </span>
        <p aria-live="polite" className="text-ink-soft">
          {isFading ? m.sleep_fading() : timer.run ? m.sleep_running() : m.sleep_text()}
        </p>
      </div>
      {timer.run ? (
        <Running {...(onNight && { onNight })} />
      ) : (
        <>
          <MinutesChoice options={SLEEP_PRESETS} chosen={timer.minutes} onChoose={choosePreset} />
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
            <OwnLength key={pressed} chosen={timer.minutes} />
            <UntilClock />
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Button size="large" className="min-w-32" onClick={start}>
              <BedDouble size={20} />
              {m.timer_start()}
            </Button>
            <NightButton onPress={onNight} />
            <WakeButton />
          </div>
        </>
      )}
      <label className="inline-flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-ink-soft">
        <input
          type="checkbox"
          className="size-5"
          checked={timer.fades === 'whole'}
          onChange={(event) => {
            const fades = event.target.checked ? 'whole' : 'last'
            changeSleep((chosen) => ({ ...chosen, fades }))
          }}
        />
        {m.sleep_fade_whole()}
      </label>
    </div>
  )
}
