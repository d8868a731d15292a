import { useId } from 'react'

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
