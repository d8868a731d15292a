import { useEffect, useState, type ReactNode } from 'react'
import { seconds } from '@dhvani/units'
import { SA_HERTZ } from '#content/figures.ts'
import { Button } from '#ui/button.tsx'
import { LabelledSlider } from '#ui/labelled-slider.tsx'
import type { BodyProps } from '../body-props.ts'
import { fillWords } from '../fill-words.ts'
import { playTones, stopTones } from '../experiment-stage.ts'
import { pluck } from '../pluck.ts'
import { LENGTH, momentAt, PACE, secondsOfWay, turnsFrom } from './breath.ts'
import { Said } from '../said.tsx'

const SMALLEST_RADIUS = 26
const LARGEST_RADIUS = 66

type SwellProps = {
  /** 0 to 1. */
  readonly fullness: number
  /** What the reader does now. */
  readonly children: ReactNode
}

/**
 * A circle as full as the breath. It is the exercise itself and slower than any motion that people ask to be spared; with
 * less motion asked for, it stands still and its word changes.
 */
const Swell = ({ fullness, children }: SwellProps) => (
  <div className="relative mx-auto grid size-40 place-items-center">
    <svg viewBox="0 0 140 140" aria-hidden className="absolute inset-0">
      <circle cx="70" cy="70" r={LARGEST_RADIUS} fill="none" className="stroke-edge" />
      <circle
        cx="70"
        cy="70"
        r={SMALLEST_RADIUS + (LARGEST_RADIUS - SMALLEST_RADIUS) * fullness}
        className="fill-terracotta-wash motion-reduce:hidden"
      />
    </svg>
    <span className="relative text-xl font-semibold">{children}</span>
  </div>
)

/** How often the page looks at the clock, in milliseconds. */
const LOOK = 100

/** Decibels under a usual pluck: a mark, and no call. */
const MARK = -6

const MARKS = { in: SA_HERTZ, out: SA_HERTZ / 2 } as const

/** All at once: the mix then makes room once, and not at every turn. */
const playMarks = (elapsed: number, pace: number) =>
  playTones(
    turnsFrom(elapsed, pace).flatMap(({ phase, after }) =>
      pluck(MARKS[phase], { level: MARK, start: seconds(after) }),
    ),
  )

/** A swell to breathe along with. It ends by itself. */
export const Breath = ({ words, given }: BodyProps) => {
  const [pace, setPace] = useState(Number(given))
  const [hasMarks, setHasMarks] = useState(true)
  const [start, setStart] = useState<number>()
  const [elapsed, setElapsed] = useState(0)
  const isRunning = start !== undefined
  const isOver = !isRunning && elapsed >= LENGTH
  const moment = momentAt(elapsed, pace)

  useEffect(() => {
    if (start === undefined) return undefined
    const timer = setInterval(() => {
      const passed = (performance.now() - start) / 1000
      setElapsed(Math.min(passed, LENGTH))
      if (passed >= LENGTH) setStart(undefined)
    }, LOOK)
    return () => clearInterval(timer)
  }, [start])

  const begin = (nextPace: number) => {
    setElapsed(0)
    setStart(performance.now())
    if (hasMarks) playMarks(0, nextPace)
  }
  const stop = () => {
    stopTones()
    setElapsed(0)
    setStart(undefined)
  }
  const changeMarks = (areOn: boolean) => {
    setHasMarks(areOn)
    if (!areOn) stopTones()
    else if (start !== undefined) playMarks((performance.now() - start) / 1000, pace)
  }
  const way = Math.round(secondsOfWay(pace) * 10) / 10
  return (
    <>
      <p>{words.breath_lead}</p>
      <LabelledSlider
        label={words.breath_pace}
        value={pace}
        {...PACE}
        valueText={fillWords(words.breath_seconds, { pace, seconds: way })}
        onChange={(next) => {
          setPace(next)
          // A new pace begins with a new breath.
          if (isRunning) begin(next)
        }}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={hasMarks}
          onChange={({ target }) => changeMarks(target.checked)}
          className="size-5"
        />
        {words.breath_marks}
      </label>
      <Swell fullness={isRunning ? moment.fullness : 0}>
        {isRunning ? (moment.phase === 'in' ? words.breath_in : words.breath_out) : null}
      </Swell>
      <Said
        className="text-center"
        lines={[
          isOver
            ? fillWords(words.breath_over, { count: Math.floor((LENGTH * pace) / 60) })
            : undefined,
        ]}
      />
      {isRunning ? (
        <p className="tabular text-center text-ink-soft">
          {fillWords(words.breath_count, { count: moment.breaths + 1 })}
        </p>
      ) : null}
      <Button className="justify-self-start" onClick={() => (isRunning ? stop() : begin(pace))}>
        {isRunning ? words.stop : words.breath_start}
      </Button>
    </>
  )
}
