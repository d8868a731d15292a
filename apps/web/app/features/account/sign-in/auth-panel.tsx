import { useEffect, useRef, type ReactNode } from 'react'
import { m } from '#messages'
import { useEntry } from '#lib/store/use-entry.ts'
import { Button } from '#ui/button.tsx'
import { tabStorage } from '#lib/store/browser-storage.ts'
import { Agreement } from './agreement.tsx'
import { type AuthMode, NO_ENTRIES } from './auth-entries.ts'
import { AuthForm } from './auth-form.tsx'
import { AwaitMail } from './await-mail.tsx'
import type { AuthSettings } from '../use-auth-settings.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { CodePanel } from './code-panel.tsx'
import { GoogleButton } from './google-button.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import type { MailKind } from './auth-requests.ts'
import { findAwaitedMail, keepAwaitedMail, type AwaitedMail } from './awaited-mail.ts'

/** A page that the visitor opens begins anew. After a reload, or by Back, it goes on where it was. */
const findAfterReload = (): AwaitedMail | undefined => {
  const [visit] = performance.getEntriesByType('navigation')
  const isAgain = visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
  return isAgain ? findAwaitedMail(tabStorage()) : undefined
}

/** The mail whose code this page waits for. It survives a reload, until the visitor leaves the form. */
const useAwaitedMail = () => {
  const [awaited, setAwaited] = useEntry<AwaitedMail | undefined>('awaited-mail', undefined)

  // Storage is read after hydration: the prerendered page waits for no mail.
  useEffect(() => {
    const found = findAfterReload()
    if (found) setAwaited(found)
  }, [setAwaited])
  // A switch of the language unmounts the old form, which forgets the mail in storage. The new form keeps it again.
  useEffect(() => {
    keepAwaitedMail(awaited, tabStorage())
    return () => keepAwaitedMail(undefined, tabStorage())
  }, [awaited])

  return [awaited, setAwaited] as const
}

/**
 * The heading of a panel takes the focus when a press changes the panel. The pressed button goes
 * away with the old panel, so the browser would move the focus to the top of the page.
 */
const PanelHeading = ({ children }: { readonly children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(children)
  const isPressed = useRef(false)
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    addEventListener('click', press, { capture: true })
    return () => removeEventListener('click', press, { capture: true })
  }, [])
  useEffect(() => {
    if (shown.current === children) return
    shown.current = children
    // The address of the page can choose a mode too; that change takes no focus.
    if (isPressed.current) heading.current?.focus()
  }, [children])
  return (
    <h1 ref={heading} tabIndex={-1} className="mb-6 text-3xl outline-none">
      {children}
    </h1>
  )
}

type AuthPanelProps = {
  /** What the visitor asked for. */
  readonly mode: AuthMode
  /** `undefined` until the auth service has answered. */
  readonly settings: AuthSettings | undefined
  /** A listener can only be waiting for the code that confirms a new address. */
  readonly isSignedIn: boolean
  readonly onModeChange: (mode: AuthMode) => void
  /** What a visitor agrees to by signing up. */
  readonly notice: ReactNode
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
export const AuthPanel = ({
  mode: asked,
  settings,
  isSignedIn,
  onModeChange,
  notice,
}: AuthPanelProps) => {
  const isTurnedAway = asked === 'sign-up' && settings?.isClosed === true
  const mode = isTurnedAway ? 'sign-in' : asked
  const [entries, setEntries] = useEntry('auth', NO_ENTRIES)
  const [awaited, setAwaited] = useAwaitedMail()
  const [isUnconfirmed, setIsUnconfirmed] = useEntry('auth-unconfirmed', false)
  const captcha = useCaptcha()
  const awaitMail = (mail: MailKind) => setAwaited({ mail, email: entries.email.trim() })

  if (awaited)
    return (
      <>
        <PanelHeading>{awaitHeading(awaited.mail)}</PanelHeading>
        <AwaitMail
          mail={awaited.mail}
          email={awaited.email}
          captcha={captcha}
          onBack={() => {
            setEntries((current) => ({ ...current, email: awaited.email }))
            setAwaited(undefined)
          }}
        />
      </>
    )
  return (
    <>
      <PanelHeading>{heading(mode)}</PanelHeading>
      {isTurnedAway ? (
        <p className="mb-5 rounded-2xl bg-marigold-wash p-4">{m.auth_closed()}</p>
      ) : null}
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
            onMailed={awaitMail}
            onUnconfirmed={() => setIsUnconfirmed(true)}
          />
          {mode === 'sign-up' ? <Agreement /> : null}
          {isUnconfirmed ? (
            <div className="mt-4 flex flex-col items-start gap-3 rounded-2xl bg-marigold-wash p-4">
              <p>{m.auth_unconfirmed()}</p>
              <Button look="secondary" onClick={() => awaitMail('signup')}>
                {m.auth_confirm_heading()}
              </Button>
            </div>
          ) : null}
          {settings?.hasGoogle && (mode === 'sign-in' || mode === 'sign-up') ? (
            <GoogleButton />
          ) : null}
          <ModeSwitch
            mode={mode}
            isClosed={settings?.isClosed === true}
            isTold={isTurnedAway}
            onModeChange={onModeChange}
          />
          {mode === 'sign-up' ? notice : null}
        </>
      )}
    </>
  )
}
