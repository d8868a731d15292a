import { useEffect } from 'react'
import { m } from '#messages'
import { useEntry } from '#lib/store/use-entry.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { Button } from '#ui/button.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { AccountForm } from '../../form/account-form.tsx'
import { CodeField, codeProblem } from '../../form/code-field.tsx'
import { focusInput, useAccountForm } from '../../form/use-account-form.ts'
import { proveByCode, textCode, type OwnFactor } from './own-factors.ts'

const EMPTY = { code: '' }

/** The code of an app, or of a text message that the visitor asks for. */
export const CodeChallenge = ({ factor }: { readonly factor: OwnFactor }) => {
  const [values, setValues] = useEntry(`auth-factor-code ${factor.id}`, EMPTY)
  const [challengeId, setChallengeId] = useEntry<string | undefined>(
    `auth-challenge ${factor.id}`,
    undefined,
  )
  const form = useAccountForm([values, setValues])
  const { formProps, formRef, isBusy, unreached, run, submit, field, focusOn, showFieldErrors } =
    form
  const isTexted = factor.kind === 'phone'

  // The form of the first proof had the focus and is gone.
  useEffect(() => focusInput(formRef.current, 'code'), [formRef])

  const askForText = async () => {
    const answer = await textCode(factor.id)
    if ('challengeId' in answer) {
      setChallengeId(answer.challengeId)
      focusOn('code')
    } else showProblem(answer.message)
  }

  const prove = async () => {
    const refusal = await proveByCode(factor.id, values.code, challengeId)
    if (!refusal) return
    setValues(EMPTY)
    showFieldErrors({ code: refusal.message })
    showProblem(refusal.message)
  }

  const handleSubmit = () => {
    if (!showFieldErrors({ code: codeProblem(values.code) })) submit(prove)
  }

  if (isTexted && challengeId === undefined)
    return (
      <div className="flex flex-col gap-5">
        <p>{m.factor_text_lead()}</p>
        <UnreachedNotice unreached={unreached} />
        <Button size="large" disabled={isBusy} onClick={() => run(askForText)}>
          {m.factor_send_text()}
        </Button>
      </div>
    )
  return (
    <AccountForm
      {...formProps}
      isDisabled={isBusy}
      action={m.factor_confirm()}
      footer={
        isTexted ? (
          <Button look="secondary" onClick={() => run(askForText)}>
            {m.factor_send_text_again()}
          </Button>
        ) : null
      }
      onSubmit={handleSubmit}
    >
      <p>{isTexted ? m.factor_text_sent() : m.factor_app_lead()}</p>
      <CodeField label={m.code_label()} {...field('code')} />
    </AccountForm>
  )
}
