import { useState } from 'react'
import { m } from '#messages'
import { showToast } from '#lib/toasts.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { resendConfirmation } from './send-auth.ts'
import { showAuthError } from './show-auth-error.ts'
import { useMailboxUrl } from './use-mailbox-url.ts'

type ConfirmMailProps = {
  readonly email: string
  /** Back to the form. */
  onBack(): void
}

/** After signing up: where to look, and the mail once more for those who did not get it. */
export const ConfirmMail = ({ email, onBack }: ConfirmMailProps) => {
  const [isSending, setIsSending] = useState(false)
  const mailboxUrl = useMailboxUrl()

  const handleResend = async () => {
    setIsSending(true)
    try {
      const refusal = await resendConfirmation(email)
      if (refusal === undefined)
        showToast({ title: m.auth_resent_title(), description: m.auth_resent_text({ email }) })
      else showAuthError(refusal)
    } catch {
      showAuthError(m.unexpected_error())
    }
    setIsSending(false)
  }

  return (
    <div className="flex flex-col gap-5">
      <p>{m.auth_confirm_sent({ email })}</p>
      {mailboxUrl ? (
        <a className={buttonClasses('primary', 'large')} href={mailboxUrl}>
          {m.auth_open_mailbox()}
        </a>
      ) : null}
      <Button look="secondary" disabled={isSending} onClick={() => void handleResend()}>
        {m.auth_resend()}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {m.auth_back()}
      </Button>
    </div>
  )
}
