import { useState } from 'react'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { type AuthMode, NO_ENTRIES } from './auth-entries.ts'
import { AuthForm } from './auth-form.tsx'
import { AwaitMail } from './await-mail.tsx'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { CodePanel } from './code-panel.tsx'
import { GoogleButton } from './google-button.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { PanelHeading } from './panel-heading.tsx'
import type { MailKind } from './auth-requests.ts'

type AuthPanelProps = {
  readonly mode: AuthMode
  /** A listener can only be waiting for the code that confirms a new address. */
  readonly isSignedIn: boolean
  readonly onModeChange: (mode: AuthMode) => void
}

const heading = (mode: AuthMode): string => {
  switch (mode) {
    case 'sign-in':
      return m.sign_in()
    case 'sign-up':
      return m.sign_up()
    case 'reset':
      return m.auth_reset_heading()
    case 'link':
      return m.auth_link_heading()
    case 'code':
      return m.code_heading()
  }
}

const awaitHeading = (mail: MailKind): string => {
  if (mail === 'signup') return m.auth_confirm_heading()
  return mail === 'recovery' ? m.auth_reset_heading() : m.auth_link_heading()
}

/** All modes in one panel. Entries stay when the mode changes. */
export const AuthPanel = ({ mode, isSignedIn, onModeChange }: AuthPanelProps) => {
  const [entries, setEntries] = useState(NO_ENTRIES)
  const [awaited, setAwaited] = useState<MailKind>()
  const [isUnconfirmed, setIsUnconfirmed] = useState(false)
  const captcha = useCaptcha()

  if (awaited)
    return (
      <>
        <PanelHeading>{awaitHeading(awaited)}</PanelHeading>
        <AwaitMail
          mail={awaited}
          email={entries.email.trim()}
          captcha={captcha}
          onBack={() => setAwaited(undefined)}
        />
      </>
    )
  return (
    <>
      <PanelHeading>{heading(mode)}</PanelHeading>
      {mode === 'code' ? (
        <CodePanel
          email={entries.email}
          onEmailChange={(email) => setEntries((current) => ({ ...current, email }))}
          likelyPurpose={isSignedIn ? 'email_change' : 'signup'}
          captcha={captcha}
          onTaken={() => onModeChange('sign-in')}
          onBack={() => onModeChange('sign-in')}
        />
      ) : (
        <>
          {mode === 'link' ? <p className="mb-5">{m.auth_link_lead()}</p> : null}
          <AuthForm
            mode={mode}
            entries={entries}
            captcha={captcha}
            onChange={setEntries}
            onMailed={setAwaited}
            onUnconfirmed={() => setIsUnconfirmed(true)}
          />
          {isUnconfirmed ? (
            <div className="mt-4 flex flex-col items-start gap-3 rounded-2xl bg-marigold-wash p-4">
              <p>{m.auth_unconfirmed()}</p>
              <Button look="secondary" onClick={() => setAwaited('signup')}>
                {m.auth_confirm_heading()}
              </Button>
            </div>
          ) : null}
          {mode === 'sign-in' || mode === 'sign-up' ? (
            <div className="mt-5 border-t border-line pt-5">
              <GoogleButton />
            </div>
          ) : null}
          <ModeSwitch mode={mode} onModeChange={onModeChange} />
        </>
      )}
    </>
  )
}
