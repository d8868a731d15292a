import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import type { AuthMode } from './auth-entries.ts'

type ModeSwitchProps = {
  readonly mode: Exclude<AuthMode, 'code'>
  /** The site takes no new accounts. */
  readonly isClosed: boolean
  /** The panel says so above the form. */
  readonly isTold: boolean
  readonly onModeChange: (mode: AuthMode) => void
}

/** Buttons that lead to the other modes of the page. */
export const ModeSwitch = ({ mode, isClosed, isTold, onModeChange }: ModeSwitchProps) => {
  const other = mode === 'sign-in' ? 'sign-up' : 'sign-in'
  const isOffered = mode !== 'sign-in' || !isClosed
  return (
    <>
      <p className="mt-4 flex flex-wrap justify-center gap-x-1">
        {mode === 'sign-in' ? (
          <>
            <Button look="quiet" onClick={() => onModeChange('reset')}>
              {m.auth_forgot()}
            </Button>
            <Button look="quiet" onClick={() => onModeChange('link')}>
              {m.auth_mail_link()}
            </Button>
          </>
        ) : null}
        <Button look="quiet" onClick={() => onModeChange('code')}>
          {m.code_heading()}
        </Button>
      </p>
      <p className="mt-2 flex flex-wrap items-center justify-center gap-2 text-ink-soft">
        {isOffered ? (
          <>
            <span>{mode === 'sign-in' ? m.auth_to_sign_up() : m.auth_to_sign_in()}</span>
            <Button
              look="quiet"
              className="!px-2 underline underline-offset-4"
              onClick={() => onModeChange(other)}
            >
              {other === 'sign-up' ? m.sign_up() : m.sign_in()}
            </Button>
          </>
        ) : isTold ? null : (
          m.auth_closed()
        )}
      </p>
    </>
  )
}
