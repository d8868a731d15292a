import { PASSWORD_LENGTH } from '@dhvani/catalogue'
import { Eye, EyeOff } from '#icons'
import { useState } from 'react'
import { m } from '#messages'
import { useSiteConfig } from '#lib/page/use-site-config.ts'
import { IconButton } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { latePart } from '#ui/late-part.tsx'
import type { FormField } from './form-field.ts'
import { StrengthBars } from './strength/strength-bars.tsx'

type NewPasswordProps = {
  readonly password: string
  /** Texts that a new password should not repeat, such as the name of its owner. */
  readonly about: readonly string[]
}

const LeastLength = ({ minLength: count }: { readonly minLength: number }) => (
  <StrengthBars>
    <span>{m.auth_password_hint({ count })}</span>
  </StrengthBars>
)

const PasswordStrength = latePart(
  async () => (await import('./strength/password-strength.tsx')).PasswordStrength,
  { missing: LeastLength, waiting: LeastLength },
)

const NewPasswordHint = ({ password, about }: NewPasswordProps) => {
  const minLength = useSiteConfig()?.passwordMinLength ?? PASSWORD_LENGTH.min
  if (password === '') return <LeastLength minLength={minLength} />
  return <PasswordStrength password={password} about={about} minLength={minLength} />
}

type PasswordFieldProps = FormField & {
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  /** Given for a new password (`NewPasswordProps`). */
  readonly about?: readonly string[]
}

export const PasswordField = (props: PasswordFieldProps) => {
  const { label, error, autoComplete, about, value, onChange } = props
  const [isShown, setIsShown] = useState(false)
  const Picture = isShown ? EyeOff : Eye
  return (
    <Field
      label={label}
      hint={about ? <NewPasswordHint password={value} about={about} /> : undefined}
      error={error}
    >
      {(control) => (
        <span className="relative block">
          <TextInput
            {...control}
            className="pe-14"
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
            className="absolute top-1/2 inset-e-1 -translate-y-1/2"
            label={isShown ? m.auth_hide_password() : m.auth_show_password()}
            onClick={() => setIsShown(!isShown)}
          >
            <Picture size={20} />
          </IconButton>
        </span>
      )}
    </Field>
  )
}
