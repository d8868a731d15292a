import { useState } from 'react'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { showProblem } from '#lib/page/show-problem.ts'
import { useSending } from '../use-sending.ts'
import { proveByPasskey, type OwnFactor } from './ask-factors.ts'

export const PasskeyChallenge = ({ factor }: { readonly factor: OwnFactor }) => {
  const [problem, setProblem] = useState<string>()
  const { isSending, send } = useSending()

  const prove = async () => {
    setProblem(undefined)
    const refusal = await proveByPasskey(factor.id)
    if (!refusal) return undefined
    setProblem(refusal.isCancelled ? m.factor_passkey_cancelled() : refusal.message)
    if (!refusal.isCancelled) showProblem(refusal.message)
    return undefined
  }

  return (
    <div className="flex flex-col gap-5">
      <p>{m.factor_passkey_lead()}</p>
      <Button size="large" disabled={isSending} onClick={() => send(prove)}>
        {isSending ? m.auth_working() : m.factor_use_passkey()}
      </Button>
      <p aria-live="polite" className="text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
