import { useEffect, useState } from 'react'
import { isTooSoon, nextWait, SIGNALS, type Round } from './watch.ts'

const EMPTY: Round = { reactions: [], early: 0 }

type Signals = {
  /** Whether a signal is shown that was not answered yet. */
  readonly isSignal: boolean
  readonly wasEarly: boolean
  readonly done: number
  readonly press: () => void
}

/**
 * Shows signals after waits of chance, and times the answers.
 *
 * @param onEnd called with the round when all signals are answered
 */
export const useSignals = (onEnd: (round: Round) => void): Signals => {
  const [shownAt, setShownAt] = useState<number>()
  const [wasEarly, setWasEarly] = useState(false)
  const [round, setRound] = useState(EMPTY)

  // Each press changes the round, and a new wait begins.
  useEffect(() => {
    const timer = setTimeout(() => {
      setWasEarly(false)
      setShownAt(performance.now())
    }, nextWait(Math.random))
    return () => clearTimeout(timer)
  }, [round])

  const press = () => {
    const reaction = shownAt === undefined ? undefined : performance.now() - shownAt
    setShownAt(undefined)
    if (reaction === undefined || isTooSoon(reaction)) {
      setWasEarly(true)
      setRound({ ...round, early: round.early + 1 })
      return
    }
    const next = { ...round, reactions: [...round.reactions, reaction] }
    if (next.reactions.length === SIGNALS) onEnd(next)
    else setRound(next)
  }
  return { isSignal: shownAt !== undefined, wasEarly, done: round.reactions.length, press }
}
