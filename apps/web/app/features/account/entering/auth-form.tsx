import { useState, type FormEvent } from 'react'
import { m } from '#messages'
import { showToast } from '#lib/page/toasts.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import type { AuthEntries, AuthMode } from './auth-entries.ts'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { checkEntries, type EntryProblems } from './check-entries.ts'
import { EmailField } from '../form/email-field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { sendAuth, type MailKind } from './send-auth.ts'
import { showProblem } from '#lib/page/show-problem.ts'
import { useSending } from './use-sending.ts'

type AuthFormProps = {
  readonly mode: Exclude<AuthMode, 'code'>
  readonly entries: AuthEntries
  readonly captcha: Captcha
  readonly onChange: (entries: AuthEntries) => void
  /** A mail is on its way to the address entered. */
  readonly onMailed: (mail: MailKind) => void
  /** The password is right, but the address was never confirmed. */
  readonly onUnconfirmed: () => void
}

const FIELDS = ['name', 'email', 'password'] as const

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
  showToast({ title, description, variant: 'success' })
}

/** Inert until hydrated, and a POST if ever sent bare: a password never reaches the address bar. */
export const AuthForm = (props: AuthFormProps) => {
  const { mode, entries, captcha, onChange, onMailed, onUnconfirmed } = props
  const isHydrated = useHydrated()
  const { form, isSending, send, focusOn } = useSending()
  const [problems, setProblems] = useState<EntryProblems>({})
  const [weakness, setWeakness] = useState<string>()

  const change = (field: keyof AuthEntries, value: string) => {
    onChange({ ...entries, [field]: value })
    setProblems({ ...problems, [field]: undefined })
    if (field === 'password') setWeakness(undefined)
  }

  const deliver = async () => {
    const outcome = await sendAuth(mode, entries, captcha.take())
    if (outcome.kind === 'mailed') {
      showMailed(outcome.mail, entries.email.trim())
      onMailed(outcome.mail)
    }
    if (outcome.kind !== 'refused') return undefined
    showProblem(outcome.message)
    if (outcome.code === 'email_not_confirmed') onUnconfirmed()
    if (outcome.code === 'weak_password') setWeakness(outcome.message)
    return mode === 'sign-in' || outcome.code === 'weak_password' ? 'password' : 'email'
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = checkEntries(mode, entries)
    setProblems(found)
    const wrong = FIELDS.find((field) => found[field] !== undefined)
    if (wrong) focusOn(wrong)
    else if (captcha.isMissing) showProblem(m.captcha_missing())
    else send(deliver)
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={handleSubmit}>
      <fieldset disabled={!isHydrated || isSending} className="flex flex-col gap-5">
        {mode === 'sign-up' ? (
          <Field
            label={m.auth_name()}
            error={problems.name === undefined ? undefined : m.auth_name_missing()}
          >
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="name"
                value={entries.name}
                onChange={(event) => change('name', event.target.value)}
                required
              />
            )}
          </Field>
        ) : null}
        <EmailField
          value={entries.email}
          problem={problems.email}
          onChange={(email) => change('email', email)}
        />
        {mode === 'sign-in' || mode === 'sign-up' ? (
          <PasswordField
            label={m.auth_password()}
            error={weakness ?? (problems.password && m.auth_password_missing())}
            autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
            {...(mode === 'sign-up' ? { about: [entries.name, entries.email] } : {})}
            value={entries.password}
            onChange={(password) => change('password', password)}
          />
        ) : null}
        {captcha.widget}
        <Button type="submit" name="send" size="large">
          {isSending ? m.auth_working() : submitLabel(mode)}
        </Button>
      </fieldset>
    </form>
  )
}
