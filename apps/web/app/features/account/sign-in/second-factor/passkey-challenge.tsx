import { useState } from 'react'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { showProblem } from '#lib/notices/show-problem.ts'
import { useTask } from '../../use-task.ts'
import { proveByPasskey, type OwnFactor } from './own-factors.ts'

export const PasskeyChallenge = ({ factor }: { readonly factor: OwnFactor }) => {
  const [problem, setProblem] = useState<string>()
  const { isBusy, unreached, run } = useTask()

  const prove = async () => {
    setProblem(undefined)
    const refusal = await proveByPasskey(factor.id)
    if (!refusal) return
    setProblem(refusal.isCancelled ? m.factor_passkey_cancelled() : refusal.message)
    if (!refusal.isCancelled) showProblem(refusal.message)
  }

  return (
    <div className="flex flex-col gap-5">
      <p>{m.factor_passkey_lead()}</p>
      <UnreachedNotice unreached={unreached} />
      <Button size="large" disabled={isBusy} onClick={() => run(prove, m.passkey_waiting())}>
        {isBusy ? m.auth_working() : m.factor_use_passkey()}
      </Button>
      <p aria-live="polite" className="text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
