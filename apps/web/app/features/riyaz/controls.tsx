import { useId, useState, type ComponentType, type ReactNode } from 'react'
import { RIYAZ_LIMITS, type NumberField } from '@dhvani/riyaz'
import { m } from '#messages'
import { useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { classNames } from '#ui/class-names.ts'
import { LabelledSlider } from '#ui/labelled-slider.tsx'
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
    <LabelledSlider
      {...{ label, min, max, value }}
      shown={shown(value)}
      valueText={spoken(value)}
      onChange={(next) => changeNumber(field, next)}
    />
  )
}

/** A setting in percent. */
export const PercentSlider = (props: Pick<NumberSliderProps, 'field' | 'label'>) => (
  <NumberSlider
    {...props}
    shown={(value) => m.percent_short({ value })}
    spoken={(value) => m.percent_spoken({ value })}
  />
)

type SwitchProps = {
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean | undefined
  readonly onChange: (isOn: boolean) => void
}

export const Tick = ({ label, checked, disabled, onChange }: SwitchProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
    <input
      type="checkbox"
      className="size-5 shrink-0"
      checked={checked}
      disabled={disabled}
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
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

type LateFoldProps = {
  readonly title: ReactNode
  /** What a listener seldom moves; its code comes when it is asked for. */
  readonly part: ComponentType
}

/** A fold whose content is loaded when it is opened. */
export const LateFold = ({ title, part: Part }: LateFoldProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      ref={(place) => {
        // Pressed before the page's own code had come.
        if (place?.open) setIsOpen(true)
      }}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer py-2.5 font-semibold text-ink-soft">{title}</summary>
      {isOpen ? <Part /> : null}
    </details>
  )
}
