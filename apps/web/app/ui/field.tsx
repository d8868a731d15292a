import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type FieldProps = {
  readonly label: ReactNode
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Gets the attributes that connect the control with its label, hint and error. */
  readonly children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean | undefined
  }) => ReactNode
}

/** Label above, hint and error below; the error is announced when it appears. */
export const Field = ({ label, error, hint, children }: FieldProps) => {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="flex max-w-full flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className="text-sm font-semibold text-danger empty:hidden"
      >
        {error}
      </p>
    </div>
  )
}

const CONTROL =
  'w-full rounded-xl border border-edge bg-surface px-4 py-2.5 text-ink placeholder:text-ink-soft aria-invalid:border-danger'

/** A control whose length is counted in code points, as the server counts: `maxLength` would count an emoji as two. */
type Limited<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, 'maxLength'> & {
  /** The most code points, for controlled fields. */
  readonly most?: number | undefined
}

/** Cuts what was written before `onChange` reads it. A full field takes no further letter, also in its middle. */
const limit = <Control extends HTMLInputElement | HTMLTextAreaElement>(
  { target }: ChangeEvent<Control>,
  before: unknown,
  most: number | undefined,
): void => {
  const letters = [...target.value]
  if (most === undefined || letters.length <= most) return
  const isOneMore = letters.length === most + 1 && typeof before === 'string'
  target.value = isOneMore && [...before].length === most ? before : letters.slice(0, most).join('')
}

export const TextInput = ({ className, most, onChange, ...rest }: Limited<'input'>) => (
  <input
    className={classNames(CONTROL, 'min-h-12', className)}
    onChange={(event) => {
      limit(event, rest.value, most)
      onChange?.(event)
    }}
    {...rest}
  />
)

export const TextArea = ({ className, most, onChange, ...rest }: Limited<'textarea'>) => (
  <textarea
    className={classNames(CONTROL, 'min-h-28 resize-y', className)}
    onChange={(event) => {
      limit(event, rest.value, most)
      onChange?.(event)
    }}
    {...rest}
  />
)
