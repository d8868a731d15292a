import { useEffect, useState, type FormEvent } from 'react'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { CodeField, codeProblem } from '../../form/code-field.tsx'
import { showProblem } from '#lib/page/show-problem.ts'
import { useSending } from '../use-sending.ts'
import { proveByCode, textCode, type OwnFactor } from './ask-factors.ts'

/** The code of an app, or of a text message that is sent when asked for. */
export const CodeChallenge = ({ factor }: { readonly factor: OwnFactor }) => {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [challengeId, setChallengeId] = useState<string>()
  const { form, isSending, send, focusOn } = useSending()
  const isTexted = factor.kind === 'phone'

  // The form of the first proof took the focus with it.
  useEffect(() => {
    const field = form.current?.elements.namedItem('code')
    if (field instanceof HTMLElement) field.focus()
  }, [form])

  const askForText = async () => {
    const answer = await textCode(factor.id)
    if ('challengeId' in answer) {
      setChallengeId(answer.challengeId)
      return 'code'
    }
    showProblem(answer.message)
    return undefined
  }

  const prove = async () => {
    const refusal = await proveByCode(factor.id, code, challengeId)
    if (!refusal) return undefined
    setProblem(refusal.message)
    setCode('')
    showProblem(refusal.message)
    return 'code'
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = codeProblem(code)
    setProblem(wrong)
    if (wrong) focusOn('code')
    else send(prove)
  }

  const textButton = (
    <Button
      look={challengeId === undefined ? 'primary' : 'secondary'}
      size={challengeId === undefined ? 'large' : 'medium'}
      onClick={() => send(askForText)}
    >
      {challengeId === undefined ? m.factor_send_text() : m.factor_send_text_again()}
    </Button>
  )
  return (
    <form ref={form} method="post" noValidate onSubmit={handleSubmit}>
      <fieldset disabled={isSending} className="flex flex-col gap-5">
        {isTexted && challengeId === undefined ? (
          <>
            <p>{m.factor_text_lead()}</p>
            {textButton}
          </>
        ) : (
          <>
            <p>{isTexted ? m.factor_text_sent() : m.factor_app_lead()}</p>
            <CodeField
              label={m.code_label()}
              error={problem}
              value={code}
              onChange={(next) => {
                setCode(next)
                setProblem(undefined)
              }}
            />
            <Button type="submit" name="send" size="large">
              {isSending ? m.auth_working() : m.factor_confirm()}
            </Button>
            {isTexted ? textButton : null}
          </>
        )}
      </fieldset>
    </form>
  )
}
