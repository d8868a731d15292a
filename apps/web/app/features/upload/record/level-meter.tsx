import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { inDigits } from '#lib/language/say.ts'
import { lengthText } from '#lib/sounds/length-text.ts'

/** Fills half of the meter: a voice at arm's length. */
const HALF_FULL = 0.1

/** By the square of the root, as ears hear it more than as numbers are. */
const shareOf = (level: number): number => Math.min(1, (level / HALF_FULL) ** 0.5 / 2)

type LevelMeterProps = {
  readonly readLevel: () => number
  readonly readSeconds: () => number
}

/** How loud it is, and how long it has been. A level that stays at nothing tells of a microphone that is off. */
export const LevelMeter = ({ readLevel, readSeconds }: LevelMeterProps) => {
  const bar = useRef<HTMLSpanElement>(null)
  const [whole, setWhole] = useState(0)

  useEffect(() => {
    let frame = requestAnimationFrame(function draw() {
      bar.current?.style.setProperty('scale', `${shareOf(readLevel())} 1`)
      setWhole(Math.floor(readSeconds()))
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [readLevel, readSeconds])

  return (
    <div className="flex items-center gap-4">
      <span role="timer" aria-label={m.record_clock()} className="tabular text-2xl font-semibold">
        {whole === 0 ? inDigits('0:00') : lengthText(whole)}
      </span>
      <span
        aria-hidden
        className="h-3 grow overflow-hidden rounded-full border border-edge bg-surface"
      >
        <span
          ref={bar}
          className="level-bar block h-full origin-left rounded-full bg-peacock"
          style={{ scale: '0 1' }}
        />
      </span>
    </div>
  )
}
