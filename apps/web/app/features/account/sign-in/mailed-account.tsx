import { useEffect, useState } from 'react'
import { m } from '#messages'
import { showProblem } from '#lib/notices/show-problem.ts'
import { forgetMailedSession, type MailedSession } from '#lib/session/mailed-session.ts'
import { beginRecovery } from '#lib/session/recovering.ts'
import { watchSession } from '#lib/session/start-session.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { Button } from '#ui/button.tsx'
import { Wait } from '#ui/missing-part.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { refusalWords } from '../refusal-words.ts'
import { requireAnswer } from '../require-answer.ts'
import { useTask } from '../use-task.ts'

type Owner = { readonly id: string; readonly email: string }

type MailedAccountProps = {
  readonly session: MailedSession
  /** The session was taken, given back, or is good no more. */
  readonly onDone: () => void
}

/** Whose account an invitation opens, before it is opened. */
export const MailedAccount = ({ session, onDone }: MailedAccountProps) => {
  const [owner, setOwner] = useState<Owner>()
  const { isBusy, unreached, run } = useTask()

  const leave = () => {
    forgetMailedSession()
    onDone()
  }
  const refuse = (words: string) => {
    showProblem(words)
    leave()
  }

  const look = async () => {
    const { data, error } = await (await loadAuth()).getUser(session.access)
    const refusal = requireAnswer(error)
    if (refusal) refuse(refusalWords(refusal))
    else if (data.user) setOwner({ id: data.user.id, email: data.user.email ?? '' })
  }
  useEffect(() => {
    run(look)
    // Once: the session of a link does not change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const open = async ({ id }: Owner) => {
    await watchSession()
    beginRecovery(id)
    const { error } = await (
      await loadAuth()
    ).setSession({ access_token: session.access, refresh_token: session.refresh })
    const refusal = requireAnswer(error)
    if (refusal) refuse(refusalWords(refusal))
    else leave()
  }

  return (
    <div className="flex flex-col gap-5">
      {owner ? (
        <>
          <p className="[overflow-wrap:anywhere]">{m.auth_mailed_lead({ email: owner.email })}</p>
          <div className="flex flex-wrap gap-3">
            <Button disabled={isBusy} onClick={() => run(() => open(owner))}>
              {m.auth_mailed_open()}
            </Button>
            <Button look="quiet" onClick={leave}>
              {m.auth_back()}
            </Button>
          </div>
        </>
      ) : (
        <Wait words={m.server_waiting()} />
      )}
      {unreached ? <UnreachedNotice unreached={unreached} /> : null}
    </div>
  )
}
