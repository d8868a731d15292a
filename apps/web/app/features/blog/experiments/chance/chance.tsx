import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { BodyProps } from '../body-props.ts'
import { fillWords } from '../fill-words.ts'
import { LabelledSlider } from '#ui/labelled-slider.tsx'
import { runStudy, summarise, type Study } from './chance.ts'
import { Histogram } from './histogram.tsx'
import { Said } from '../said.tsx'

/** The most that the sound may truly help, in a hundred. */
const MOST_HELP = 40
const MANY = 100

/** Studies of which the reader knows the truth: chance alone, or a real help that chance hides. */
export const Chance = ({ words, given }: BodyProps) => {
  const [count = '', unit] = given.split(' ')
  const areDays = unit === 'days'
  const size = Number(count)
  const [help, setHelp] = useState(0)
  const [studies, setStudies] = useState<readonly Study[]>([])
  const summary = summarise(studies, size)
  const last = studies.at(-1)
  const run = (runs: number) =>
    setStudies([
      ...studies,
      ...Array.from({ length: runs }, () =>
        runStudy({ size, help: help / 100, random: Math.random }),
      ),
    ])
  return (
    <>
      <p>{fillWords(areDays ? words.chance_days : words.chance_people, { count: size })}</p>
      <LabelledSlider
        label={words.chance_help}
        value={help}
        min={0}
        max={MOST_HELP}
        valueText={help === 0 ? words.chance_none : fillWords(words.chance_more, { count: help })}
        onChange={(next) => {
          setHelp(next)
          setStudies([])
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => run(1)}>{words.chance_once}</Button>
        <Button look="secondary" onClick={() => run(MANY)}>
          {words.chance_many}
        </Button>
      </div>
      <Said
        lines={
          last
            ? [
                fillWords(areDays ? words.chance_result : words.chance_felt, {
                  size,
                  one: last.withSound,
                  other: last.without,
                }),
                fillWords(help === 0 ? words.chance_nothing : words.chance_real, {
                  runs: summary.runs,
                  large: summary.large,
                  ahead: summary.ahead,
                  behind: summary.behind,
                }),
              ]
            : []
        }
      />
      {last ? <Histogram summary={summary} size={size} words={words} /> : null}
    </>
  )
}
