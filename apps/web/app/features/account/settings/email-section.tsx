import { Mail } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '#messages'
import { showProblem } from '#lib/page/show-problem.ts'
import { localPath } from '#lib/page/paths.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/page/toasts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button, buttonClasses } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import type { Account, SectionProps } from './account.ts'
import { useParts } from './parts.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { showRefusal } from './show-refusal.ts'
import { useTask } from '../use-task.ts'

const accountUrl = () => `${location.origin}${localPath('/account')}`

const problemWith = (email: string, account: Account): string | undefined => {
  if (email === '') return m.account_email_missing()
  if (email.toLowerCase() === account.email.toLowerCase()) return m.account_email_same()
  return /^\S+@\S+$/.test(email) ? undefined : m.account_email_malformed()
}

type WaitingProps = { readonly account: Account; readonly next: string }

/** Both addresses have to agree; meanwhile nothing has changed. */
const Waiting = ({ account, next }: WaitingProps) => {
  const { captcha, mailboxUrl } = useParts()
  const { isBusy, run } = useTask()

  const resend = async () => {
    if (captcha.isMissing) {
      showProblem(m.account_captcha_missing())
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
        <Mail aria-hidden size={20} />
        {m.account_email_waiting()}
      </p>
      <p className="mt-1 [overflow-wrap:anywhere]">
        {account.email === ''
          ? m.account_email_waiting_one({ next })
          : m.account_email_waiting_text({ email: account.email, next })}
      </p>
      {captcha.widget}
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

export const EmailSection = ({ account, onChange }: SectionProps) => {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { isBusy, run } = useTask()

  const change = async () => {
    const { data, error } = await (
      await loadAuth()
    ).updateUser({ email: email.trim() }, { emailRedirectTo: accountUrl() })
    if (error) {
      await showRefusal(error)
      return
    }
    setEmail('')
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
    const found = problemWith(email.trim(), account)
    setProblem(found)
    if (found) field.current?.focus()
    else run(change)
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
      <SettingsForm action={m.account_email_change()} isBusy={isBusy} onSubmit={handleSubmit}>
        <div className="w-full">
          <Field label={m.account_email_label()} error={problem}>
            {(control) => (
              <TextInput
                {...control}
                ref={field}
                name="email"
                type="email"
                autoComplete="email"
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value)
                  setProblem(undefined)
                }}
                required
              />
            )}
          </Field>
        </div>
      </SettingsForm>
    </SettingsSection>
  )
}
