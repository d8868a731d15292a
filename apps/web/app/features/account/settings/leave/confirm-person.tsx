import { useRef, useState, type FormEvent } from 'react'
import { m } from '#messages'
import { showProblem } from '#lib/page/show-problem.ts'
import { showToast } from '#lib/page/toasts.ts'
import { Button } from '#ui/button.tsx'
import type { Account } from '../account.ts'
import { codeProblem } from '../code-problem.ts'
import { useParts } from '../parts.ts'
import { refusalText } from '../show-refusal.ts'
import { useTask } from '../../use-task.ts'
import type { Proof } from './use-proof.ts'

type ConfirmPersonProps = {
  readonly account: Account
  readonly proof: Proof
  readonly submitLabel: string
  onProved(): Promise<void>
}

type Way = 'password' | 'mail' | 'mailed'

/** First proof: the password, or a code to the address of those who have none. */
export const ConfirmPerson = ({ account, proof, submitLabel, onProved }: ConfirmPersonProps) => {
  const { PasswordField, CodeField, captcha } = useParts()
  const [way, setWay] = useState<Way>(account.hasPassword ? 'password' : 'mail')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, run } = useTask()

  const refuse = (words: string) => {
    setProblem(words)
    const control = form.current?.elements.namedItem(way === 'password' ? 'password' : 'code')
    if (control instanceof HTMLElement) control.focus()
  }

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
        ? await proof.byPassword(account.email, password, captcha.take())
        : await proof.byMailedCode(account.email, code)
    if (error) refuse(refusalText(error))
    else await onProved()
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (way !== 'mailed' && captcha.isMissing) {
      showProblem(m.account_captcha_missing())
      return
    }
    if (way === 'mail') {
      run(mailCode)
      return
    }
    const found =
      way === 'mailed' ? codeProblem(code) : password ? undefined : m.account_password_missing()
    if (found) refuse(found)
    else run(prove)
  }

  const choose = (next: Way) => {
    setWay(next)
    setProblem(undefined)
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      className="flex flex-col gap-4"
    >
      <input hidden readOnly name="username" autoComplete="username" value={account.email} />
      {way === 'password' ? (
        <PasswordField
          label={m.account_leave_password()}
          error={problem}
          autoComplete="current-password"
          value={password}
          onChange={(next) => {
            setPassword(next)
            setProblem(undefined)
          }}
        />
      ) : (
        <p className="[overflow-wrap:anywhere]">
          {m.account_leave_mail_lead({ email: account.email })}
        </p>
      )}
      {way === 'mailed' ? (
        <CodeField
          label={m.account_leave_code()}
          error={problem}
          value={code}
          onChange={(next) => {
            setCode(next)
            setProblem(undefined)
          }}
        />
      ) : (
        captcha.widget
      )}
      <Button type="submit" look={way === 'mail' ? 'secondary' : 'danger'} size="large">
        {isBusy ? m.auth_working() : way === 'mail' ? m.account_leave_send_code() : submitLabel}
      </Button>
      {way === 'password' ? (
        <Button look="quiet" onClick={() => choose('mail')}>
          {m.account_leave_by_mail()}
        </Button>
      ) : null}
      {way === 'mailed' ? (
        <Button look="quiet" onClick={() => run(mailCode)}>
          {m.account_leave_send_again()}
        </Button>
      ) : null}
      {way !== 'password' && account.hasPassword ? (
        <Button look="quiet" onClick={() => choose('password')}>
          {m.account_leave_by_password()}
        </Button>
      ) : null}
    </form>
  )
}
