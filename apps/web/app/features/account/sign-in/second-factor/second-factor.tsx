import { useEffect, useState } from 'react'
import { m } from '#messages'
import { forgetEntries } from '#lib/store/entries.ts'
import { useEntry } from '#lib/store/use-entry.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Wait } from '#ui/missing-part.tsx'
import { NotLoaded } from '#ui/not-loaded.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { showProblem } from '#lib/notices/show-problem.ts'
import { requireAnswer } from '../../require-answer.ts'
import { useTask } from '../../use-task.ts'
import { listFactors, type OwnFactor } from './own-factors.ts'
import { CodeChallenge } from './code-challenge.tsx'
import { PasskeyChallenge } from './passkey-challenge.tsx'

const kindName = (factor: OwnFactor): string => {
  if (factor.kind === 'totp') return m.factor_kind_totp()
  return factor.kind === 'webauthn' ? m.factor_kind_webauthn() : m.factor_kind_phone()
}

const factorName = (factor: OwnFactor): string =>
  factor.name === '' ? kindName(factor) : `${kindName(factor)} (${factor.name})`

const leave = async () => {
  // The form for the first step comes back empty: another person may use it.
  forgetEntries()
  const { error } = await (await loadAuth()).signOut({ scope: 'local' })
  const refusal = requireAnswer(error)
  if (refusal) showProblem(refusal.message)
}

type Found = 'loading' | 'failed' | readonly OwnFactor[]

/** Asks for the second step after the first proof. Leaving it signs out. */
export const SecondFactor = ({ email }: { readonly email: string }) => {
  const [found, setFound] = useState<Found>('loading')
  const [chosenId, setChosenId] = useEntry<string | undefined>('auth-factor', undefined)
  const [attempt, setAttempt] = useState(0)
  const { unreached, run } = useTask()

  useEffect(() => {
    let isCurrent = true
    const settle = (next: Found) => (isCurrent ? setFound(next) : undefined)
    listFactors().then(settle, () => settle('failed'))
    return () => {
      isCurrent = false
    }
  }, [attempt])

  const factors = typeof found === 'string' ? [] : found
  const chosen = factors.find(({ id }) => id === chosenId) ?? factors[0]
  const others = factors.filter((factor) => factor !== chosen)
  return (
    <div className="flex flex-col gap-5">
      <p className="[overflow-wrap:anywhere] text-ink-soft">{m.factor_lead({ email })}</p>
      {found === 'loading' ? <Wait words={m.server_waiting()} /> : null}
      {found === 'failed' ? (
        <NotLoaded
          text={m.factor_list_failed()}
          onAgain={() => {
            setFound('loading')
            setAttempt(attempt + 1)
          }}
        />
      ) : null}
      {chosen ? (
        <section aria-labelledby="factor" className="flex flex-col gap-3">
          <h2 id="factor" className="text-xl">
            {factorName(chosen)}
          </h2>
          {chosen.kind === 'webauthn' ? (
            <PasskeyChallenge key={chosen.id} factor={chosen} />
          ) : (
            <CodeChallenge key={chosen.id} factor={chosen} />
          )}
        </section>
      ) : null}
      {others.length > 0 ? (
        <section aria-labelledby="other-factors" className="border-t border-line pt-5">
          <h2 id="other-factors" className="mb-3 text-base">
            {m.factor_others()}
          </h2>
          <div className="flex flex-col gap-2">
            {others.map((factor) => (
              <Button key={factor.id} look="secondary" onClick={() => setChosenId(factor.id)}>
                {factorName(factor)}
              </Button>
            ))}
          </div>
        </section>
      ) : null}
      <p className="text-sm text-ink-soft">
        {m.factor_lost()}{' '}
        <AppLink to="/contact" className="underline underline-offset-4">
          {m.factor_lost_link()}
        </AppLink>
      </p>
      <UnreachedNotice unreached={unreached} />
      <Button look="quiet" onClick={() => run(leave)}>
        {m.cancel()}
      </Button>
    </div>
  )
}
