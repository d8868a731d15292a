import { Mail } from '#icons'
import { m } from '#messages'
import { useEntry } from '#lib/store/use-entry.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { localPath } from '#lib/language/paths.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button, buttonClasses } from '#ui/button.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { TextField } from '../form/text-field.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useMailboxUrl } from '../use-mailbox-url.ts'
import { useTask } from '../use-task.ts'
import type { Account, SectionProps } from './account.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { showRefusal } from './show-refusal.ts'

const accountUrl = () => `${location.origin}${localPath('/account')}`

const problemWith = (email: string, account: Account): string | undefined => {
  if (email === '') return m.account_email_missing()
  if (email.toLowerCase() === account.email.toLowerCase()) return m.account_email_same()
  return /^\S+@\S+$/.test(email) ? undefined : m.account_email_malformed()
}

type WaitingProps = { readonly account: Account; readonly next: string }

/** The address changes once the owner has confirmed it from both mailboxes. */
const Waiting = ({ account, next }: WaitingProps) => {
  const captcha = useCaptcha()
  const mailboxUrl = useMailboxUrl()
  const { isBusy, unreached, run } = useTask()

  const resend = async () => {
    if (captcha.isMissing) {
      showProblem(m.captcha_missing())
      return
    }
    const captchaToken = captcha.take()
    const { error } = await (
      await loadAuth()
    ).resend({
      type: 'email_change',
      email: account.email,
      options: { emailRedirectTo: accountUrl(), ...(captchaToken ? { captchaToken } : {}) },
    })
    if (error) await showRefusal(error)
    else showToast({ title: m.account_email_again_done(), variant: 'success' })
  }

  return (
    <div className="mb-6 rounded-2xl bg-marigold-wash p-4 sm:p-5">
      <p className="flex items-center gap-2 font-semibold">
        <Mail size={20} />
        {m.account_email_waiting()}
      </p>
      <p className="mt-1 [overflow-wrap:anywhere]">
        {account.email === ''
          ? m.account_email_waiting_one({ next })
          : m.account_email_waiting_text({ email: account.email, next })}
      </p>
      {captcha.widget}
      <UnreachedNotice unreached={unreached} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => run(resend)}>
          {isBusy ? m.account_saving() : m.account_email_again()}
        </Button>
        <AppLink to="/auth?mode=code" className={buttonClasses('secondary')}>
          {m.account_email_code()}
        </AppLink>
        {mailboxUrl ? (
          <a className={buttonClasses('secondary')} href={mailboxUrl}>
            {m.auth_open_mailbox()}
          </a>
        ) : null}
      </div>
    </div>
  )
}

const EMPTY = { email: '' }

export const EmailSection = ({ account, onChange }: SectionProps) => {
  const [values, setValues] = useEntry(`account-email ${account.id}`, EMPTY)
  const form = useAccountForm([values, setValues])
  const { formProps, submit, field, showFieldErrors } = form
  const email = values.email.trim()

  const change = async () => {
    const { data, error } = await (
      await loadAuth()
    ).updateUser({ email }, { emailRedirectTo: accountUrl() })
    if (error) {
      await showRefusal(error)
      return
    }
    setValues(EMPTY)
    showToast(
      data.user.new_email
        ? {
            title: m.account_email_sent_title(),
            description: m.account_email_sent_text(),
            variant: 'success',
          }
        : { title: m.account_email_changed({ email: data.user.email ?? '' }), variant: 'success' },
    )
    await onChange()
  }

  const handleSubmit = () => {
    if (!showFieldErrors({ email: problemWith(email, account) })) submit(change)
  }

  return (
    <SettingsSection
      id="email"
      title={m.account_email_title()}
      lead={
        <span className="[overflow-wrap:anywhere]">
          {m.account_email_now({ email: account.email })}
        </span>
      }
    >
      {account.newEmail ? <Waiting account={account} next={account.newEmail} /> : null}
      <SettingsForm {...formProps} action={m.account_email_change()} onSubmit={handleSubmit}>
        <div className="w-full">
          <TextField
            label={m.account_email_label()}
            name="email"
            type="email"
            autoComplete="email"
            {...field('email')}
          />
        </div>
      </SettingsForm>
    </SettingsSection>
  )
}
