import { useState } from 'react'
import { m } from '#messages'
import { showProblem } from '#lib/notices/show-problem.ts'
import { Button } from '#ui/button.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { AccountForm } from '../../form/account-form.tsx'
import { CodeField, codeProblem } from '../../form/code-field.tsx'
import { useAccountForm } from '../../form/use-account-form.ts'
import { useTask } from '../../use-task.ts'
import type { Account } from '../account.ts'
import { factorName } from '../factors/factor-names.ts'
import { refusalText } from '../show-refusal.ts'
import type { Proof } from './use-proof.ts'

type ConfirmFactorProps = {
  readonly factors: Account['factors']
  readonly proof: Proof
  onProved(): Promise<void>
}

type FactorFormProps = {
  readonly factor: Account['factors'][number]
  readonly proof: Proof
  onProved(): Promise<void>
}

const CodeForm = ({ factor, proof, onProved }: FactorFormProps) => {
  const form = useAccountForm(useState({ code: '' }))
  const { formProps, submit, values, field, showFieldErrors } = form
  const isPhone = factor.factor_type === 'phone'
  const [isAsked, setIsAsked] = useState(!isPhone)

  const ask = async () => {
    const error = await proof.textCode(factor.id)
    if (error) showProblem(refusalText(error))
    else setIsAsked(true)
  }
  const prove = async () => {
    const error = await proof.byFactorCode(factor.id, values.code)
    if (error) showFieldErrors({ code: refusalText(error) })
    else await onProved()
  }
  const handleSubmit = () => {
    if (!isAsked) submit(ask)
    else if (!showFieldErrors({ code: codeProblem(values.code) })) submit(prove)
  }

  return (
    <AccountForm
      {...formProps}
      action={isAsked ? m.account_leave_sure() : m.account_leave_factor_send()}
      look={isAsked ? 'danger' : 'secondary'}
      className="flex flex-col gap-4"
      onSubmit={handleSubmit}
    >
      {isAsked ? (
        <CodeField
          label={isPhone ? m.account_leave_factor_text() : m.account_leave_factor_app()}
          {...field('code')}
        />
      ) : null}
    </AccountForm>
  )
}

const PasskeyForm = ({ factor, proof, onProved }: FactorFormProps) => {
  const [problem, setProblem] = useState<string>()
  const { isBusy, unreached, run } = useTask()
  const prove = async () => {
    setProblem(undefined)
    const outcome = await proof.byPasskey(factor.id)
    if (outcome === 'cancelled') setProblem(m.account_leave_passkey_cancelled())
    else if (outcome) setProblem(refusalText(outcome))
    else await onProved()
  }
  return (
    <>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {problem}
      </p>
      <UnreachedNotice unreached={unreached} />
      <Button look="danger" size="large" onClick={() => run(prove, m.passkey_waiting())}>
        {isBusy ? m.auth_working() : m.account_leave_factor_passkey()}
      </Button>
    </>
  )
}

/** Second proof, for owners with second steps. Any one of them is enough. */
export const ConfirmFactor = ({ factors, proof, onProved }: ConfirmFactorProps) => {
  const [chosenId, setChosenId] = useState(factors[0]?.id)
  const chosen = factors.find(({ id }) => id === chosenId)
  const Form = chosen?.factor_type === 'webauthn' ? PasskeyForm : CodeForm
  return (
    <div className="flex flex-col gap-4">
      <p>{m.account_leave_factor()}</p>
      {chosen ? <Form key={chosen.id} factor={chosen} proof={proof} onProved={onProved} /> : null}
      {factors
        .filter((factor) => factor !== chosen)
        .map((factor) => (
          <Button key={factor.id} look="quiet" onClick={() => setChosenId(factor.id)}>
            {factorName(factor)}
          </Button>
        ))}
    </div>
  )
}
