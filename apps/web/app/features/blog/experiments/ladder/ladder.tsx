import { useState } from 'react'
import type { ExperimentWords } from '#content/experiments/english-words.ts'
import type { BodyProps } from '../body-props.ts'
import { fillWords } from '../fill-words.ts'
import { LabelledSlider } from '#ui/labelled-slider.tsx'
import { hoursAllowed, LEVEL } from './ladder.ts'
import { Pairs } from './pairs.tsx'

const WEEK = 168

const timeWords = (hours: number, words: ExperimentWords): string => {
  if (hours >= WEEK) return words.ladder_week
  if (hours < 1) return fillWords(words.ladder_minutes, { count: Math.round(hours * 60) })
  const count = hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours)
  return fillWords(words.ladder_hours, { count })
}

/** How long a level may last, and how small a difference of levels is still heard. */
export const Ladder = ({ words, given }: BodyProps) => {
  const [level, setLevel] = useState(Number(given))
  return (
    <>
      <LabelledSlider
        label={words.ladder_level}
        value={level}
        {...LEVEL}
        valueText={fillWords(words.ladder_decibels, { count: level })}
        onChange={setLevel}
      />
      <p>
        {fillWords(words.ladder_allowed, {
          level,
          adult: timeWords(hoursAllowed(level, 'adult'), words),
          child: timeWords(hoursAllowed(level, 'child'), words),
        })}
      </p>
      <Pairs words={words} />
    </>
  )
}
