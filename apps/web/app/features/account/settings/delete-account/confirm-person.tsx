import { useState } from 'react'
import { m } from '#messages'
import { showProblem } from '#lib/notices/show-problem.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { Button } from '#ui/button.tsx'
import { useCaptcha } from '../../captcha/use-captcha.tsx'
import { AccountForm } from '../../form/account-form.tsx'
import { AccountNameInput } from '../../form/account-name-input.tsx'
import { CodeField, codeProblem } from '../../form/code-field.tsx'
import { PasswordField } from '../../form/password-field.tsx'
import { useAccountForm } from '../../form/use-account-form.ts'
import type { Account } from '../account.ts'
import { refusalText } from '../show-refusal.ts'
import type { Proof } from './use-proof.ts'

type ConfirmPersonProps = {
  readonly account: Account
  readonly proof: Proof
  readonly submitLabel: string
  onProved(): Promise<void>
}

/** `mail`: the code is not sent yet. `mailed`: the form asks for it. */
type Way = 'password' | 'mail' | 'mailed'

/** First proof: the password, or a mailed code for owners without a password. */
export const ConfirmPerson = ({ account, proof, submitLabel, onProved }: ConfirmPersonProps) => {
  const captcha = useCaptcha()
  const [way, setWay] = useState<Way>(account.hasPassword ? 'password' : 'mail')
  const form = useAccountForm(useState({ password: '', code: '' }))
  const { formProps, run, submit, values, field, showFieldErrors, clearErrors } = form

  const mailCode = async () => {
    const error = await proof.mailCode(account.email, captcha.take())
    if (error) {
      showProblem(refusalText(error))
      return
    }
    if (way === 'mailed') showToast({ title: m.account_password_nonce_sent(), variant: 'success' })
    setWay('mailed')
  }

  const prove = async () => {
    const error =
      way === 'password'
        ? await proof.byPassword(account.email, values.password, captcha.take())
        : await proof.byMailedCode(account.email, values.code)
    if (!error) await onProved()
    else if (way === 'password') showFieldErrors({ password: refusalText(error) })
    else showFieldErrors({ code: refusalText(error) })
  }

  /** @param send as the form's own button, or as another one */
  const sendCode = (send: typeof run) => {
    if (captcha.isMissing) showProblem(m.captcha_missing())
    else send(mailCode)
  }

  const handleSubmit = () => {
    if (way === 'mail') {
      sendCode(submit)
      return
    }
    if (way === 'password' && captcha.isMissing) {
      showProblem(m.captcha_missing())
      return
    }
    const isWrong = showFieldErrors(
      way === 'mailed'
        ? { code: codeProblem(values.code) }
        : { password: values.password ? undefined : m.account_password_missing() },
    )
    if (!isWrong) submit(prove)
  }

  const choose = (next: Way) => {
    setWay(next)
    clearErrors()
  }

  const otherWays = (
    <>
      {way === 'password' ? (
        <Button look="quiet" onClick={() => choose('mail')}>
          {m.account_leave_by_mail()}
        </Button>
      ) : null}
      {way === 'mailed' ? (
        <Button look="quiet" onClick={() => sendCode(run)}>
          {m.account_leave_send_again()}
        </Button>
      ) : null}
      {way !== 'password' && account.hasPassword ? (
        <Button look="quiet" onClick={() => choose('password')}>
          {m.account_leave_by_password()}
        </Button>
      ) : null}
    </>
  )
  return (
    <AccountForm
      {...formProps}
      action={way === 'mail' ? m.account_leave_send_code() : submitLabel}
      look={way === 'mail' ? 'secondary' : 'danger'}
      className="flex flex-col gap-4"
      footer={otherWays}
      onSubmit={handleSubmit}
    >
      <AccountNameInput email={account.email} />
      {way === 'password' ? (
        <PasswordField
          label={m.account_leave_password()}
          autoComplete="current-password"
          {...field('password')}
        />
      ) : (
        <p className="[overflow-wrap:anywhere]">
          {m.account_leave_mail_lead({ email: account.email })}
        </p>
      )}
      {way === 'mailed' ? <CodeField label={m.account_leave_code()} {...field('code')} /> : null}
      {captcha.widget}
    </AccountForm>
  )
}
