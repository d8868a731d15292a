import { useState } from 'react'
import { m } from '#messages'
import {
  BELL_MINUTES,
  changePreferences,
  usePreferences,
  type BellMinutes,
  type Preferences,
} from '#lib/store/preferences.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'
import { prepareBell, ringBell } from './bell.ts'

const BellVolume = latePart(async () => (await import('./bell-volume.tsx')).BellVolume, {
  missing: MissingNotice,
})

type OptionProps = {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

const Option = ({ label, isOn, onChange }: OptionProps) => {
  const isHydrated = useHydrated()
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-ink-soft">
      <input
        type="checkbox"
        checked={isOn}
        disabled={!isHydrated}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5"
      />
      <span>{label}</span>
    </label>
  )
}

/** Asks for permission when the listener turns notifications on; a refusal turns them off again. */
const useNotificationChoice = () => {
  const [isRefused, setIsRefused] = useState(false)
  const choose = async (isOn: boolean) => {
    setIsRefused(false)
    if (!isOn) {
      changePreferences({ notifies: false })
      return
    }
    const answer = 'Notification' in globalThis ? await Notification.requestPermission() : 'denied'
    changePreferences({ notifies: answer === 'granted' })
    setIsRefused(answer !== 'granted')
  }
  return { isRefused, choose }
}

/** The bell is heard when it is chosen, so that the listener knows what will ring. */
const chooseBellMinutes = (bellMinutes: BellMinutes, volume: number) => {
  changePreferences({ bellMinutes })
  if (bellMinutes === 0) return
  prepareBell()
  ringBell(volume)
}

type BellMinutesChoiceProps = { readonly chosen: BellMinutes; readonly volume: number }

const BellMinutesChoice = ({ chosen, volume }: BellMinutesChoiceProps) => {
  const isHydrated = useHydrated()
  return (
    <label className="inline-flex min-h-11 flex-wrap items-center gap-2.5 text-ink-soft">
      <span>{m.timer_bell_between()}</span>
      <select
        value={chosen}
        disabled={!isHydrated}
        onChange={({ target }) => {
          const minutes = BELL_MINUTES.find((one) => one === Number(target.value))
          if (minutes !== undefined) chooseBellMinutes(minutes, volume)
        }}
        className="min-h-11 max-w-full rounded-xl border border-edge bg-surface px-3 text-ink"
      >
        {BELL_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes === 0 ? m.timer_bell_none() : m.timer_bell_every({ minutes })}
          </option>
        ))}
      </select>
    </label>
  )
}

export const TimerOptions = () => {
  const isHydrated = useHydrated()
  const chosen: Preferences = usePreferences()
  const { isRefused, choose } = useNotificationChoice()

  const handleBell = (hasBell: boolean) => {
    changePreferences({ hasBell })
    if (!hasBell) return
    prepareBell()
    ringBell(chosen.bellVolume)
  }

  return (
    <div>
      <div className="mx-auto flex w-fit max-w-full flex-col gap-x-6 text-start sm:mx-0 sm:flex-row sm:flex-wrap">
        <Option label={m.timer_bell()} isOn={chosen.hasBell} onChange={handleBell} />
        <BellMinutesChoice chosen={chosen.bellMinutes} volume={chosen.bellVolume} />
        <Option
          label={m.timer_fade()}
          isOn={chosen.fadesAtEnd}
          onChange={(fadesAtEnd) => changePreferences({ fadesAtEnd })}
        />
        <Option
          label={m.timer_notify()}
          isOn={chosen.notifies}
          onChange={(isOn) => void choose(isOn)}
        />
      </div>
      {chosen.hasBell || chosen.bellMinutes > 0 ? (
        <div className="min-h-11">{isHydrated ? <BellVolume /> : null}</div>
      ) : null}
      <p aria-live="polite" className="text-sm text-danger empty:hidden">
        {isRefused ? m.timer_notify_refused() : null}
      </p>
    </div>
  )
}
