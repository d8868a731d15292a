import { useState } from 'react'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { type AuthMode, NO_ENTRIES } from './auth-entries.ts'
import { AuthForm } from './auth-form.tsx'
import { ConfirmMail } from './confirm-mail.tsx'
import { GoogleButton } from './google-button.tsx'

type AuthPanelProps = {
  readonly mode: AuthMode
  onModeChange(mode: AuthMode): void
}

const heading = (mode: AuthMode): string => {
  if (mode === 'reset') return m.auth_reset_heading()
  return mode === 'sign-in' ? m.sign_in() : m.sign_up()
}

/** The three modes in one place; what was typed stays when the mode changes. */
export const AuthPanel = ({ mode, onModeChange }: AuthPanelProps) => {
  const [entries, setEntries] = useState(NO_ENTRIES)
  const [awaitsMail, setAwaitsMail] = useState(false)
  const other = mode === 'sign-in' ? 'sign-up' : 'sign-in'

  if (awaitsMail)
    return (
      <>
        <h1 className="mb-6 text-3xl">{m.auth_confirm_heading()}</h1>
        <ConfirmMail email={entries.email} onBack={() => setAwaitsMail(false)} />
      </>
    )
  return (
    <>
      <h1 className="mb-6 text-3xl">{heading(mode)}</h1>
      <AuthForm
        mode={mode}
        entries={entries}
        onChange={setEntries}
        onConfirmMail={() => setAwaitsMail(true)}
      />
      {mode === 'sign-in' ? (
        <p className="mt-2 text-center">
          <Button look="quiet" onClick={() => onModeChange('reset')}>
            {m.auth_forgot()}
          </Button>
        </p>
      ) : null}
      {mode === 'reset' ? null : (
        <div className="mt-5 border-t border-line pt-5">
          <GoogleButton />
        </div>
      )}
      <p className="mt-6 flex flex-wrap items-center justify-center gap-2 text-ink-soft">
        {mode === 'sign-in' ? m.auth_to_sign_up() : m.auth_to_sign_in()}
        <Button
          look="quiet"
          className="!px-2 underline underline-offset-4"
          onClick={() => onModeChange(other)}
        >
          {other === 'sign-up' ? m.sign_up() : m.sign_in()}
        </Button>
      </p>
    </>
  )
}
