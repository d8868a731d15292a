import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { ExperimentWords } from '#content/experiments/english-words.ts'
import type { BodyProps } from '../body-props.ts'
import { Field } from './field.tsx'
import { type Condition, type Round, doOverlap, spreadOf } from './watch.ts'
import { Said } from '../said.tsx'
import { fillWords } from '../fill-words.ts'

type ResultsProps = {
  readonly rounds: Partial<Record<Condition, Round>>
  readonly words: ExperimentWords
}

/** What each round came to, and whether they tell anything apart. */
const Results = ({ rounds, words }: ResultsProps) => {
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

const pickOrder = (): readonly Condition[] =>
  Math.random() < 0.5 ? ['quiet', 'sound'] : ['sound', 'quiet']

type Stage = 'idle' | 'loading' | 'missing' | 'running'

/** A dull task in quiet and with a loop. Its results stay on the page and are gone with it. */
export const Watch = ({ words, given, loops }: BodyProps) => {
  const [order, setOrder] = useState(pickOrder)
  const [stage, setStage] = useState<Stage>('idle')
  const [rounds, setRounds] = useState<Partial<Record<Condition, Round>>>({})
  const condition = order.find((one) => rounds[one] === undefined)
  const isFirst = condition === order[0]

  const begin = async () => {
    if (condition !== 'sound') {
      loops.stop()
      setStage('running')
      return
    }
    setStage('loading')
    setStage((await loops.play(given)) ? 'running' : 'missing')
  }
  const stop = () => {
    loops.stop()
    setStage('idle')
  }
  const end = (round: Round) => {
    stop()
    if (condition) setRounds({ ...rounds, [condition]: round })
  }
  const beginAnew = () => {
    setRounds({})
    setOrder(pickOrder())
  }
  return (
    <>
      <p>{words.watch_lead}</p>
      {stage === 'running' && condition ? (
        <Field words={words} title={words[`watch_${condition}`]} onEnd={end} />
      ) : condition ? (
        <Button
          className="justify-self-start"
          disabled={stage === 'loading'}
          onClick={() => void begin()}
        >
          {isFirst ? words.watch_first : words.watch_second}
        </Button>
      ) : (
        <Button className="justify-self-start" onClick={beginAnew}>
          {words.watch_again}
        </Button>
      )}
      <Said
        lines={[
          stage === 'loading' ? words.watch_loading : undefined,
          stage === 'missing' ? words.watch_missing : undefined,
        ]}
      />
      <Results rounds={rounds} words={words} />
      {stage === 'running' ? (
        <Button look="quiet" className="justify-self-start" onClick={stop}>
          {words.stop}
        </Button>
      ) : null}
    </>
  )
}
