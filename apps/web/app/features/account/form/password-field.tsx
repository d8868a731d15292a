import { Eye, EyeOff } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { m } from '#messages'
import { IconButton } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import type { FormField } from './form-field.ts'

const PasswordStrength = lazy(async () => ({
  default: (await import('./strength/password-strength.tsx')).PasswordStrength,
}))

type PasswordFieldProps = FormField & {
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  /** Texts that a new password should not repeat, such as the name of its owner. */
  readonly about?: readonly string[]
}

const hintFor = (value: string, about: readonly string[]): ReactNode =>
  value === '' ? (
    m.auth_password_hint()
  ) : (
    <Suspense fallback={m.auth_password_hint()}>
      <PasswordStrength password={value} about={about} />
    </Suspense>
  )

export const PasswordField = (props: PasswordFieldProps) => {
  const { label, error, autoComplete, about, value, onChange } = props
  const [isShown, setIsShown] = useState(false)
  const Picture = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={about ? hintFor(value, about) : undefined} error={error}>
      {(control) => (
        <span className="relative block">
          <TextInput
            {...control}
            className="pr-14"
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            required
          />
          <IconButton
            className="absolute top-1/2 right-1 -translate-y-1/2"
            label={isShown ? m.auth_hide_password() : m.auth_show_password()}
            onClick={() => setIsShown(!isShown)}
          >
            <Picture aria-hidden size={20} />
          </IconButton>
        </span>
      )}
    </Field>
  )
}
