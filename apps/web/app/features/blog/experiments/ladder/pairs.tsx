import { useState } from 'react'
import { seconds } from '@dhvani/units'
import { SA_HERTZ } from '#content/figures.ts'
import type { ExperimentWords } from '#content/experiments/english-words.ts'
import { Button } from '#ui/button.tsx'
import { fillWords } from '../fill-words.ts'
import { playTones } from '../experiment-stage.ts'
import { LabelledSlider } from '#ui/labelled-slider.tsx'
import { pluck } from '../pluck.ts'
import { countAnswer, STEPS, type Tally } from './ladder.ts'
import { Said } from '../said.tsx'

/** Seconds from one pluck of a pair to the other. */
const APART = seconds(1.3)

const NONE: Tally = { heard: 0, right: 0 }

/** Where the louder one of a pair stands. */
type Place = 'first' | 'second'

/** Pairs of plucks: the reader names the louder one. */
export const Pairs = ({ words }: { readonly words: ExperimentWords }) => {
  const [rung, setRung] = useState(1)
  const [louder, setLouder] = useState<Place>()
  const [tally, setTally] = useState(NONE)
  const [wasRight, setWasRight] = useState<boolean>()
  const step = STEPS[rung] ?? STEPS[0]

  const play = () => {
    const place: Place = Math.random() < 0.5 ? 'first' : 'second'
    setLouder(place)
    setWasRight(undefined)
    playTones([
      ...pluck(SA_HERTZ, { level: place === 'first' ? 0 : -step }),
      ...pluck(SA_HERTZ, { level: place === 'first' ? -step : 0, start: APART }),
    ])
  }
  const answer = (place: Place) => {
    const isRight = place === louder
    setTally(countAnswer(tally, isRight))
    setWasRight(isRight)
    setLouder(undefined)
  }
  return (
    <>
      <p>{words.ladder_pair}</p>
      <LabelledSlider
        label={words.ladder_step}
        value={rung}
        min={0}
        max={STEPS.length - 1}
        valueText={fillWords(words.ladder_decibels, { count: step })}
        onChange={(next) => {
          setRung(next)
          setTally(NONE)
          setWasRight(undefined)
          setLouder(undefined)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={play}>{words.ladder_play}</Button>
        {(['first', 'second'] as const).map((place) => (
          <Button
            key={place}
            look="secondary"
            disabled={louder === undefined}
            onClick={() => answer(place)}
          >
            {words[`ladder_${place}`]}
          </Button>
        ))}
      </div>
      <Said
        lines={[
          wasRight === undefined
            ? undefined
            : fillWords(wasRight ? words.ladder_right : words.ladder_wrong, { ...tally, step }),
        ]}
      />
    </>
  )
}
