import { useState, type FormEvent, type ReactNode } from 'react'
import { m } from '#messages'
import { showToast } from '#lib/page/toasts.ts'
import { Button } from '#ui/button.tsx'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { CodeField, codeProblem } from '../form/code-field.tsx'
import { sendCode, type MailKind } from './send-auth.ts'
import { showProblem } from '#lib/page/show-problem.ts'
import { useSending } from './use-sending.ts'

type CodeFormProps = {
  readonly mail: MailKind
  readonly email: string
  readonly captcha: Captcha
  /** Fields that stand before the code. */
  readonly children?: ReactNode
  /** @returns the field that is wrong and was told so, or `undefined` */
  readonly onCheck?: () => string | undefined
  readonly onTaken?: () => void
}

/** The code of a mail does what its link does, on whatever device the mail was read. */
export const CodeForm = (props: CodeFormProps) => {
  const { mail, email, captcha, children, onCheck, onTaken } = props
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const { form, isSending, send, focusOn } = useSending()

  const deliver = async () => {
    const outcome = await sendCode(mail, { email, code }, captcha.take())
    if (outcome.kind === 'refused') {
      setProblem(outcome.message)
      showProblem(outcome.message)
      return 'code'
    }
    if (outcome.kind === 'half')
      showToast({ title: m.auth_half_title(), description: m.auth_half_text() })
    if (outcome.kind === 'taken') {
      if (mail === 'email_change')
        showToast({ title: m.auth_new_address_title(), variant: 'success' })
      onTaken?.()
    }
    setCode('')
    return undefined
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = onCheck?.()
    const codeWrong = codeProblem(code)
    setProblem(codeWrong)
    if (wrong ?? codeWrong) focusOn(wrong ?? 'code')
    else if (captcha.isMissing) showProblem(m.captcha_missing())
    else send(deliver)
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={handleSubmit}>
      <fieldset disabled={isSending} className="flex flex-col gap-5">
        {children}
        <CodeField
          label={m.code_label()}
          error={problem}
          value={code}
          onChange={(next) => {
            setCode(next)
            setProblem(undefined)
          }}
        />
        {captcha.widget}
        <Button type="submit" name="send" size="large">
          {isSending ? m.auth_working() : m.code_send()}
        </Button>
      </fieldset>
    </form>
  )
}
