import { m } from '#messages'
import { showProblem } from '#lib/notices/show-problem.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { useFirstInteraction } from '#lib/page/use-first-interaction.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { shareWish } from '#lib/session/shared-wish.ts'
import { watchSession } from '#lib/session/start-session.ts'
import { untilSessionChanges } from '#lib/session/until-session.ts'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { AccountForm } from '../form/account-form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import type { AuthEntries, AuthMode } from './auth-entries.ts'
import { checkEntries } from './check-entries.ts'
import { EmailField } from './email-field.tsx'
import { entryTexts } from './entry-texts.ts'
import { submitEntries, type MailKind } from './auth-requests.ts'

type AuthFormProps = {
  readonly mode: Exclude<AuthMode, 'code'>
  readonly entries: AuthEntries
  readonly captcha: Captcha
  readonly onChange: (change: (entries: AuthEntries) => AuthEntries) => void
  /** The service has sent a mail to the address entered. */
  readonly onMailed: (mail: MailKind) => void
  /** The password is right, but the address was never confirmed. */
  readonly onUnconfirmed: () => void
}

const submitLabel = (mode: AuthMode): string => {
  if (mode === 'reset') return m.auth_send_reset()
  if (mode === 'link') return m.auth_send_link()
  return mode === 'sign-in' ? m.sign_in() : m.sign_up()
}

const showMailed = (mail: MailKind, email: string): void => {
  const words: Partial<Record<MailKind, { title: string; description: string }>> = {
    signup: { title: m.auth_success_title(), description: m.auth_confirm_text() },
    recovery: { title: m.auth_reset_title(), description: m.auth_reset_text() },
  }
  const { title, description } = words[mail] ?? {
    title: m.auth_link_title(),
    description: m.auth_link_sent({ email }),
  }
  showToast({ title, description, variant: 'success', until: untilSessionChanges })
}

/** Loads the code that follows the session. Without a network, a press would first wait for that code. */
const prepare = () => void watchSession().catch(() => undefined)

/** Disabled until hydrated, so that the browser does not send the entries without our script. */
export const AuthForm = (props: AuthFormProps) => {
  const { mode, entries, captcha, onChange, onMailed, onUnconfirmed } = props
  const isHydrated = useHydrated()
  useFirstInteraction(prepare)
  const form = useAccountForm([entries, onChange])
  const { formProps, isBusy, submit, field, focusOn, showFieldErrors } = form

  const deliver = async () => {
    const outcome = await submitEntries(mode, entries, captcha.take())
    if (outcome.kind === 'mailed') {
      shareWish()
      showMailed(outcome.mail, entries.email.trim())
      onMailed(outcome.mail)
    }
    if (outcome.kind !== 'refused') return
    showProblem(outcome.message)
    if (outcome.code === 'email_not_confirmed') onUnconfirmed()
    if (outcome.code === 'weak_password') showFieldErrors({ password: outcome.message })
    else focusOn(mode === 'sign-in' ? 'password' : 'email')
  }

  const handleSubmit = () => {
    if (showFieldErrors(entryTexts(checkEntries(mode, entries)))) return
    if (captcha.isMissing) showProblem(m.captcha_missing())
    else submit(deliver)
  }

  return (
    <AccountForm
      {...formProps}
      isDisabled={!isHydrated || isBusy}
      action={submitLabel(mode)}
      onSubmit={handleSubmit}
    >
      {mode === 'sign-up' ? (
        <TextField label={m.auth_name()} name="name" autoComplete="name" {...field('name')} />
      ) : null}
      <EmailField {...field('email')} />
      {mode === 'sign-in' || mode === 'sign-up' ? (
        <PasswordField
          label={m.auth_password()}
          autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
          {...(mode === 'sign-up' ? { about: [entries.name, entries.email] } : {})}
          {...field('password')}
        />
      ) : null}
      {captcha.widget}
    </AccountForm>
  )
}
