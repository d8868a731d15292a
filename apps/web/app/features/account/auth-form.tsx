import { useState, type FormEvent } from 'react'
import { m } from '#messages'
import { showToast } from '#lib/toasts.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import type { AuthEntries, AuthMode } from './auth-entries.ts'
import { PasswordField } from './password-field.tsx'
import { sendAuth } from './send-auth.ts'
import { showAuthError } from './show-auth-error.ts'

type AuthFormProps = {
  readonly mode: AuthMode
  readonly entries: AuthEntries
  onChange(entries: AuthEntries): void
  /** A confirmation mail is on its way to the address entered. */
  onConfirmMail(): void
}

const submitLabel = (mode: AuthMode): string => {
  if (mode === 'reset') return m.auth_send_reset()
  return mode === 'sign-in' ? m.sign_in() : m.sign_up()
}

/** Inert until hydrated, and a POST if ever sent bare: a password never reaches the address bar. */
export const AuthForm = ({ mode, entries, onChange, onConfirmMail }: AuthFormProps) => {
  const isHydrated = useHydrated()
  const [isSending, setIsSending] = useState(false)

  const send = async () => {
    try {
      const outcome = await sendAuth(mode, entries)
      if (outcome.kind === 'refused') showAuthError(outcome.message)
      if (outcome.kind === 'reset-sent')
        showToast({
          title: m.auth_reset_title(),
          description: m.auth_reset_text(),
          variant: 'success',
        })
      if (outcome.kind === 'confirm-mail') {
        showToast({
          title: m.auth_success_title(),
          description: m.auth_confirm_text(),
          variant: 'success',
        })
        onConfirmMail()
      }
    } catch {
      showAuthError(m.unexpected_error())
    }
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    await send()
    setIsSending(false)
  }

  return (
    <form method="post" onSubmit={(event) => void handleSubmit(event)}>
      <fieldset disabled={!isHydrated || isSending} className="flex flex-col gap-5">
        {mode === 'sign-up' ? (
          <Field label={m.auth_name()}>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="name"
                value={entries.name}
                onChange={(event) => onChange({ ...entries, name: event.target.value })}
                required
              />
            )}
          </Field>
        ) : null}
        <Field label={m.auth_email()}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              value={entries.email}
              onChange={(event) => onChange({ ...entries, email: event.target.value })}
              required
            />
          )}
        </Field>
        {mode === 'reset' ? null : (
          <PasswordField
            label={m.auth_password()}
            hint={mode === 'sign-up' ? m.auth_password_hint() : undefined}
            autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
            value={entries.password}
            onChange={(password) => onChange({ ...entries, password })}
          />
        )}
        <Button type="submit" size="large">
          {isSending ? m.auth_working() : submitLabel(mode)}
        </Button>
      </fieldset>
    </form>
  )
}
