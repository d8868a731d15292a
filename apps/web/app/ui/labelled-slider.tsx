import { Slider } from '#ui/slider.tsx'

type LabelledSliderProps = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** What the value means, shown and said. */
  readonly valueText: string
  readonly onChange: (value: number) => void
}

/** A slider with its name above it and the meaning of its value beside the name. */
export const LabelledSlider = ({ label, valueText, ...slider }: LabelledSliderProps) => (
  <div>
    <p aria-hidden className="flex flex-wrap justify-between gap-x-4 text-base">
      <span className="font-semibold">{label}</span>
      <span className="tabular text-ink-soft">{valueText}</span>
    </p>
    <Slider label={label} valueText={valueText} className="w-full" {...slider} />
  </div>
)
