import { useState } from 'react'
import { m } from '#messages'
import { changePreferences, usePreferences } from '#lib/store/preferences.ts'
import { createSliderRest } from '#lib/sounds/slider-rest.ts'
import { Slider } from '#ui/slider.tsx'
import { prepareBell, ringBell } from './bell.ts'

/** How loud the singing bowl is. It rings once the slider rests. */
export const BellVolume = () => {
  const { bellVolume } = usePreferences()
  const [rest] = useState(createSliderRest)

  const handleChange = (volume: number) => {
    prepareBell()
    changePreferences({ bellVolume: volume })
    rest.run(() => ringBell(volume))
  }

  return (
    <div className="flex max-w-md flex-wrap items-center gap-x-3 text-ink-soft">
      <span>{m.timer_bell_volume()}</span>
      <Slider
        className="min-w-24 flex-1"
        label={m.timer_bell_volume()}
        value={bellVolume}
        valueText={m.percent_spoken({ value: bellVolume })}
        onChange={handleChange}
      />
      <span className="tabular w-12 shrink-0 text-end text-sm">
        {m.percent_short({ value: bellVolume })}
      </span>
    </div>
  )
}
