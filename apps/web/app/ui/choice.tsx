import { useId } from 'react'

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    /** Shown after the label, in smaller type. */
    readonly detail: string
  }[]
  readonly onChange: (value: Value) => void
}

/** A choice of one option: radio buttons inside one rounded frame, in rows where one has no room for their words. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => {
  const { label, value, options, onChange } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap rounded-3xl border border-edge bg-ground p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 grow basis-[min-content] cursor-pointer items-center justify-center gap-x-2 rounded-3xl px-3 py-1 flex-wrap leading-tight text-ink-soft has-checked:bg-terracotta-wash has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-peacock max-[400px]:flex-col"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              // Browsers stop at the checked radio only. Without this a dialog's focus trap, which
              // counts all of them, would end at the wrong one.
              tabIndex={option.value === value ? 0 : -1}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span className="font-semibold">{option.label}</span>{' '}
            <span className="tabular text-center text-sm">{option.detail}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
