import type { CSSProperties, KeyboardEvent } from 'react'
import { Slider as Radix } from 'radix-ui'
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

/** Arrows ±1, PageUp and PageDown ±10, Home and End; the thumb is 44 px to a finger. */
export const Slider = (props: SliderProps) => {
  const { label, value, onChange, valueText, min = 0, max = 100, disabled, className } = props

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { PageUp: PAGE, PageDown: -PAGE }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onChange(Math.min(max, Math.max(min, value + step)))
  }

  return (
    <Radix.Root
      className={classNames(
        'relative flex h-11 touch-none items-center select-none data-disabled:opacity-50',
        className,
      )}
      value={[value]}
      onValueChange={([next = value]) => onChange(next)}
      onKeyDownCapture={handleKeyDown}
      min={min}
      max={max}
      step={1}
      disabled={disabled ?? false}
      style={{ '--share': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
    >
      <Radix.Track className="relative h-1.5 grow rounded-full bg-line">
        <Radix.Range className="absolute h-full rounded-full bg-terracotta" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-5 rounded-full border-2 border-terracotta bg-surface shadow-card before:absolute before:-inset-3 before:content-['']"
      />
    </Radix.Root>
  )
}
