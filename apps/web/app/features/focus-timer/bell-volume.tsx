import { useState } from 'react'
import { m } from '#messages'
import { createSliderRest } from '#lib/sounds/slider-rest.ts'
import { Slider } from '#ui/slider.tsx'

type BellVolumeProps = {
  /** In percent. */
  readonly volume: number
  readonly onChange: (volume: number) => void
  /** The slider rests: the bowl may ring. */
  readonly onRest: (volume: number) => void
}

/** How loud the singing bowl is. */
export const BellVolume = ({ volume, onChange, onRest }: BellVolumeProps) => {
  const [rest] = useState(createSliderRest)

  const handleChange = (next: number) => {
    onChange(next)
    rest.run(() => onRest(next))
  }

  return (
    <div className="flex max-w-md items-center gap-3 text-ink-soft">
      <span aria-hidden className="shrink-0">
        {m.timer_bell_volume()}
      </span>
      <Slider
        label={m.timer_bell_volume()}
        value={volume}
        valueText={m.percent_spoken({ value: volume })}
        onChange={handleChange}
      />
      <span aria-hidden className="tabular w-12 shrink-0 text-end text-sm">
        {m.percent_short({ value: volume })}
      </span>
    </div>
  )
}
