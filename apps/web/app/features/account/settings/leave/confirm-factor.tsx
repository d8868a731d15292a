import { useRef, useState, type FormEvent } from 'react'
import { m } from '#messages'
import { showProblem } from '#lib/page/show-problem.ts'
import { Button } from '#ui/button.tsx'
import type { Factor } from '../account.ts'
import { codeProblem } from '../code-problem.ts'
import { factorName } from '../factors/factor-words.ts'
import { useParts } from '../parts.ts'
import { refusalText } from '../show-refusal.ts'
import { useTask } from '../../use-task.ts'
import type { Proof } from './use-proof.ts'

type ConfirmFactorProps = {
  readonly factors: readonly Factor[]
  readonly proof: Proof
  onProved(): Promise<void>
}

type FactorFormProps = {
  readonly factor: Factor
  readonly proof: Proof
  onProved(): Promise<void>
}

const CodeForm = ({ factor, proof, onProved }: FactorFormProps) => {
  const { CodeField } = useParts()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const isPhone = factor.factor_type === 'phone'
  const [isAsked, setIsAsked] = useState(!isPhone)
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, run } = useTask()

  const refuse = (words: string) => {
    setProblem(words)
    const control = form.current?.elements.namedItem('code')
    if (control instanceof HTMLElement) control.focus()
  }
  const ask = async () => {
    const error = await proof.textCode(factor.id)
    if (error) showProblem(refusalText(error))
    else setIsAsked(true)
  }
  const prove = async () => {
    const error = await proof.byFactorCode(factor.id, code)
    if (error) refuse(refusalText(error))
    else await onProved()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAsked) {
      run(ask)
      return
    }
    const found = codeProblem(code)
    if (found) refuse(found)
    else run(prove)
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      className="flex flex-col gap-4"
    >
      {isAsked ? (
        <CodeField
          label={isPhone ? m.account_leave_factor_text() : m.account_leave_factor_app()}
          error={problem}
          value={code}
          onChange={(next) => {
            setCode(next)
            setProblem(undefined)
          }}
        />
      ) : null}
      <Button type="submit" look={isAsked ? 'danger' : 'secondary'} size="large">
        {isBusy
          ? m.auth_working()
          : isAsked
            ? m.account_leave_sure()
            : m.account_leave_factor_send()}
      </Button>
    </form>
  )
}

const PasskeyForm = ({ factor, proof, onProved }: FactorFormProps) => {
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useTask()
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
      <Button look="danger" size="large" onClick={() => run(prove)}>
        {isBusy ? m.auth_working() : m.account_leave_factor_passkey()}
      </Button>
    </>
  )
}

/** Second proof, of those who have one; any of their second steps will do. */
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
