import { useId, type ReactNode } from 'react'
import { RIYAZ_LIMITS, type NumberField } from '@dhvani/riyaz'
import { useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { classNames } from '#ui/class-names.ts'
import { Slider } from '#ui/slider.tsx'
import { changeNumber } from './change-settings.ts'

type NumberSliderProps = {
  readonly field: NumberField
  readonly label: string
  /** What stands beside the slider. */
  readonly shown: (value: number) => string
  /** What a screen reader says; as shown unless given. */
  readonly spoken?: (value: number) => string
}

/** A setting that is a number. */
export const NumberSlider = ({ field, label, shown, spoken = shown }: NumberSliderProps) => {
  const value = useRiyazSettings()[field]
  const [min, max] = RIYAZ_LIMITS[field]
  return (
    <div className="min-w-0">
      <div aria-hidden className="flex justify-between gap-2 leading-tight">
        <span className="font-semibold">{label}</span>
        <span className="tabular text-ink-soft">{shown(value)}</span>
      </div>
      <Slider
        className="w-full"
        {...{ label, min, max, value }}
        valueText={spoken(value)}
        onChange={(next) => changeNumber(field, next)}
      />
    </div>
  )
}

type SelectFieldProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** A choice from a list: the browser's own, which phones open large. */
export const SelectField = <Value extends string>(props: SelectFieldProps<Value>) => {
  const { label, value, options, onChange } = props
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="leading-tight font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="min-h-11 w-full min-w-0 rounded-xl border border-edge bg-surface px-3 text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

type SwitchProps = {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (isOn: boolean) => void
}

export const Tick = ({ label, checked, onChange }: SwitchProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
    <input
      type="checkbox"
      className="size-5 shrink-0"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{label}</span>
  </label>
)

type PanelProps = {
  readonly title: string
  readonly className?: string | undefined
  /** Beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of the room: a region by its title. */
export const Panel = ({ title, className, action, children }: PanelProps) => {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'flex min-w-0 flex-col gap-4 rounded-2xl border border-line bg-surface p-4 shadow-card sm:p-6',
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
