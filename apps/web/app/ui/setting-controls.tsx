import { useId } from 'react'
import { Slider } from './slider.tsx'

type Option = { readonly id: string; readonly label: string }

type CharacterControl = Option & {
  /** 0 to 100. */
  readonly value: number
  readonly valueText: string
}

export type SettingControlsProps = {
  readonly placeLabel: string
  readonly places: readonly Option[]
  readonly place: string
  readonly onPlace: (id: string) => void
  readonly characters: readonly CharacterControl[]
  readonly onCharacter: (id: string, value: number) => void
  /** What went wrong. */
  readonly problem: string | undefined
}

/** One of a few places as radio buttons, and a slider for each character. */
export const SettingControls = (props: SettingControlsProps) => {
  const { placeLabel, places, place, onPlace, characters, onCharacter, problem } = props
  const name = useId()
  return (
    <div className="flex flex-col gap-3">
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{placeLabel}</legend>
        <div className="grid grid-cols-2 gap-1.5">
          {places.map(({ id, label }) => (
            <label
              key={id}
              className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-full border border-edge px-3 text-center text-sm leading-tight font-semibold text-ink-soft has-checked:border-terracotta has-checked:bg-terracotta-wash has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-peacock"
            >
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === place}
                // Browsers stop at the checked radio only; a dialog's focus trap would count all of them.
                tabIndex={id === place ? 0 : -1}
                onChange={() => onPlace(id)}
                // As large as its label: a list that scrolls shows the whole of what the keyboard reaches.
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3">
        {characters.map(({ id, label, value, valueText }) => (
          <div key={id} className="col-span-2 grid grid-cols-subgrid items-center">
            <span aria-hidden className="text-sm font-semibold">
              {label}
            </span>
            <Slider
              label={label}
              value={value}
              valueText={valueText}
              onChange={(next) => onCharacter(id, next)}
            />
          </div>
        ))}
      </div>
      {problem ? (
        <p role="alert" className="text-sm font-semibold text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
