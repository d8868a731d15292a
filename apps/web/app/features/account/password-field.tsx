import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { m } from '#messages'
import { IconButton } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'

type PasswordFieldProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly autoComplete: 'current-password' | 'new-password'
  readonly value: string
  onChange(value: string): void
}

export const PasswordField = ({
  label,
  hint,
  autoComplete,
  value,
  onChange,
}: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false)
  const Picture = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <span className="relative block">
          <TextInput
            {...control}
            className="pr-14"
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
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
