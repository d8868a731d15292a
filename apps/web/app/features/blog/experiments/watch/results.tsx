import type { ExperimentWords } from '#content/experiments/english-words.ts'
import { fillWords } from '../fill-words.ts'
import { Said } from '../said.tsx'
import { doOverlap, spreadOf, type Condition, type Round } from './watch.ts'

type ResultsProps = {
  readonly rounds: Partial<Record<Condition, Round>>
  readonly words: ExperimentWords
}

/** What each round came to, and whether they tell anything apart. */
export const Results = ({ rounds, words }: ResultsProps) => {
  const done = (['quiet', 'sound'] as const).flatMap((condition) => {
    const round = rounds[condition]
    return round ? [{ condition, round, spread: spreadOf(round) }] : []
  })
  const [one, other] = done
  const results = done.map(({ condition, round, spread }) =>
    fillWords(words.watch_result, {
      round: words[`watch_${condition}`],
      early: round.early,
      ...spread,
    }),
  )
  const verdict =
    one && other
      ? [doOverlap(one.spread, other.spread) ? words.watch_overlap : words.watch_apart]
      : []
  return <Said lines={[...results, ...verdict]} />
}
