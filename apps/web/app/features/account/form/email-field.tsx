import { m } from '#messages'
import { Field, TextInput } from '#ui/field.tsx'
import type { EntryProblem } from '../entering/check-entries.ts'

type EmailFieldProps = {
  readonly value: string
  readonly problem?: EntryProblem | undefined
  /** To a password manager the address is the name of the account. */
  readonly autoComplete?: 'username' | 'email'
  readonly onChange: (email: string) => void
}

const emailProblem = (problem: EntryProblem | undefined): string | undefined =>
  problem && (problem === 'missing' ? m.auth_email_missing() : m.auth_email_malformed())

export const EmailField = ({
  value,
  problem,
  autoComplete = 'username',
  onChange,
}: EmailFieldProps) => (
  <Field label={m.auth_email()} error={emailProblem(problem)}>
    {(control) => (
      <TextInput
        {...control}
        name="email"
        type="email"
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        required
      />
    )}
  </Field>
)
