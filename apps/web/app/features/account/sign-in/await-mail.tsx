import { m } from '#messages'
import { showToast } from '#lib/notices/toasts.ts'
import { shareWish } from '#lib/session/shared-wish.ts'
import { untilSessionChanges } from '#lib/session/until-session.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { useMailboxUrl } from '../use-mailbox-url.ts'
import { useTask } from '../use-task.ts'
import { CodeForm } from './code-form.tsx'
import { sendMailAgain, type MailKind } from './auth-requests.ts'
import { showProblem } from '#lib/notices/show-problem.ts'

type AwaitMailProps = {
  readonly mail: MailKind
  readonly email: string
  readonly captcha: Captcha
  /** Back to the form. */
  readonly onBack: () => void
}

const lead = (mail: MailKind, email: string): string => {
  if (mail === 'signup') return m.auth_confirm_sent({ email })
  return mail === 'recovery' ? m.auth_reset_sent({ email }) : m.auth_link_sent({ email })
}

/** Tells where the mail went, takes its code, and sends the mail again. */
export const AwaitMail = ({ mail, email, captcha, onBack }: AwaitMailProps) => {
  const mailboxUrl = useMailboxUrl()
  const { isBusy, unreached, run } = useTask()

  const resend = async () => {
    const refusal = await sendMailAgain(mail, email, captcha.take())
    if (refusal === undefined) {
      shareWish()
      showToast({
        title: m.auth_resent_title(),
        description: m.auth_resent_text({ email }),
        until: untilSessionChanges,
      })
    } else showProblem(refusal)
  }

  const handleResend = () => (captcha.isMissing ? showProblem(m.captcha_missing()) : run(resend))

  return (
    <div className="flex flex-col gap-5">
      <p className="[overflow-wrap:anywhere]">{lead(mail, email)}</p>
      {mailboxUrl ? (
        <a className={buttonClasses('primary', 'large')} href={mailboxUrl}>
          {m.auth_open_mailbox()}
        </a>
      ) : null}
      <section aria-labelledby="enter-code" className="border-t border-line pt-5">
        <h2 id="enter-code" className="mb-3 text-xl">
          {m.code_heading()}
        </h2>
        <CodeForm
          place={`auth-code ${mail} ${email}`}
          mail={mail}
          email={email}
          captcha={captcha}
        />
      </section>
      <UnreachedNotice unreached={unreached} />
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="secondary" aria-disabled={isBusy} onClick={isBusy ? undefined : handleResend}>
          {m.auth_resend()}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {m.auth_back()}
        </Button>
      </div>
    </div>
  )
}
