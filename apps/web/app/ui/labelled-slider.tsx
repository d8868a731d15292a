import { Slider } from './slider.tsx'

type LabelledSliderProps = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** What a screen reader says of the value. */
  readonly valueText: string
  /** What stands beside the name; as it is said unless given. */
  readonly shown?: string
  readonly onChange: (value: number) => void
}

/** A slider with its name above it and its value beside the name. */
export const LabelledSlider = ({
  label,
  valueText,
  shown = valueText,
  ...slider
}: LabelledSliderProps) => (
  <div className="min-w-0">
    <div aria-hidden className="flex flex-wrap justify-between gap-x-2 text-base leading-tight">
      <span className="font-semibold">{label}</span>
      <span className="tabular text-ink-soft">{shown}</span>
    </div>
    <Slider className="w-full" {...{ label, valueText }} {...slider} />
  </div>
)
