import type { ReactNode } from 'react'
import { m } from '#messages'
import { useEntry } from '#lib/store/use-entry.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { untilSessionChanges } from '#lib/session/until-session.ts'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { AccountForm } from '../form/account-form.tsx'
import { CodeField, codeProblem } from '../form/code-field.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { redeemCode, type MailKind } from './auth-requests.ts'

type CodeFormProps = {
  /** Of the code among the entries of the page. */
  readonly place: string
  readonly mail: MailKind
  readonly email: string
  readonly captcha: Captcha
  /** Fields above the code. */
  readonly children?: ReactNode
  /** Checks the fields above the code. @returns the name of the one that is wrong, if any */
  readonly onCheck?: () => string | undefined
  readonly onTaken?: () => void
}

const EMPTY = { code: '' }

/** The code of a mail does what the link in it does, for visitors who read it on another device. */
export const CodeForm = (props: CodeFormProps) => {
  const { place, mail, email, captcha, children, onCheck, onTaken } = props
  const [values, setValues] = useEntry(place, EMPTY)
  const form = useAccountForm([values, setValues])
  const { formProps, isBusy, submit, field, focusOn, showFieldErrors } = form

  const deliver = async () => {
    const outcome = await redeemCode(mail, { email, code: values.code }, captcha.take())
    if (outcome.kind === 'refused') {
      showFieldErrors({ code: outcome.message })
      showProblem(outcome.message)
      return
    }
    if (outcome.kind === 'one-of-two')
      showToast({
        title: m.auth_half_title(),
        description: m.auth_half_text(),
        until: untilSessionChanges,
      })
    if (outcome.kind === 'accepted') {
      if (mail === 'email_change')
        showToast({ title: m.auth_new_address_title(), variant: 'success' })
      onTaken?.()
    }
    setValues(EMPTY)
  }

  const handleSubmit = () => {
    const wrongAbove = onCheck?.()
    const isCodeWrong = showFieldErrors({ code: codeProblem(values.code) })
    if (wrongAbove !== undefined) focusOn(wrongAbove)
    else if (isCodeWrong) return
    else if (captcha.isMissing) showProblem(m.captcha_missing())
    else submit(deliver)
  }

  return (
    <AccountForm {...formProps} isDisabled={isBusy} action={m.code_send()} onSubmit={handleSubmit}>
      {children}
      <CodeField label={m.code_label()} {...field('code')} />
      {captcha.widget}
    </AccountForm>
  )
}
