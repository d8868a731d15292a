import type { CSSProperties, KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'

const PAGE = 10

type SliderProps = {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  /** What a screen reader says for the value, e.g. "62 percent". */
  readonly valueText: string
  readonly min?: number
  readonly max?: number
  readonly disabled?: boolean
  readonly className?: string
}

/**
 * The browser's own range control, because no other answers the gestures of screen readers on
 * phones. Arrows ±1, PageUp and PageDown ±10, Home and End; 44 px high for fingers.
 */
export const Slider = (props: SliderProps) => {
  const { label, value, onChange, valueText, min = 0, max = 100, disabled, className } = props

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { PageUp: PAGE, PageDown: -PAGE }[event.key]
    if (step === undefined) return
    // Browsers differ: some move a tenth of the range, others less. Steps of ten are promised.
    event.preventDefault()
    onChange(Math.min(max, Math.max(min, value + step)))
  }

  return (
    <input
      type="range"
      aria-label={label}
      aria-valuenow={value}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={1}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      onKeyDown={handleKeyDown}
      className={classNames('slider', className)}
      style={{ '--share': (value - min) / (max - min) } as CSSProperties}
    />
  )
}
