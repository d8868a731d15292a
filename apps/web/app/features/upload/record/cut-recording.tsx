import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { lengthText } from '#lib/sounds/length-text.ts'
import { Button } from '#ui/button.tsx'
import { Slider } from '#ui/slider.tsx'
import { fitLater } from '../fit/load-fit.ts'
import type { Trim } from '../fit/fit-protocol.ts'
import { explainRecording } from './explain-recording.ts'
import { usePlayer } from './use-player.ts'

/** Steps of a slider for each second. */
const STEPS_PER_SECOND = 10

type CutRecordingProps = {
  readonly file: File
  readonly seconds: number
  /** Whether the device holds the recording, too. */
  readonly isKept: boolean
  readonly onUse: (file: File) => void
}

/** Sets both ends of a recording, plays what is between them, and takes it. */
export const CutRecording = ({ file, seconds, isKept, onUse }: CutRecordingProps) => {
  const steps = Math.max(2, Math.ceil(seconds * STEPS_PER_SECOND))
  const [[start, end], setEnds] = useState<readonly [number, number]>([0, steps])
  const [problem, setProblem] = useState<string>()
  const [isCutting, setIsCutting] = useState(false)
  const scope = useRef<AbortController>(null)
  const isWhole = start === 0 && end === steps
  const trim: Trim = { start: start / STEPS_PER_SECOND, end: end / STEPS_PER_SECOND }
  const player = usePlayer(file, trim)

  useEffect(() => () => scope.current?.abort(), [])

  const take = async () => {
    player.stop()
    if (isWhole) {
      onUse(file)
      return
    }
    const stop = new AbortController()
    scope.current = stop
    setIsCutting(true)
    setProblem(undefined)
    try {
      const watch = { onProgress: () => {}, signal: stop.signal }
      onUse((await fitLater(file, watch, trim)).file)
    } catch (error) {
      if (stop.signal.aborted) return
      setProblem(explainRecording(error, isKept).words)
    }
    setIsCutting(false)
  }
  // The last step may lie after the end: of 2.45 seconds at 2.5, which would be told as 3.
  const secondsAt = (step: number) => Math.min(step / STEPS_PER_SECOND, seconds)
  const words = (step: number) => lengthText(secondsAt(step))

  return (
    <>
      <p aria-live="polite">
        {m.record_length({ length: lengthText(secondsAt(end) - secondsAt(start)) })}
      </p>
      <div>
        <p aria-hidden className="tabular flex justify-between gap-4">
          <span>{m.record_start()}</span>
          <span>{words(start)}</span>
        </p>
        <Slider
          label={m.record_start()}
          value={start}
          max={steps}
          valueText={words(start)}
          onChange={(step) => setEnds([Math.min(step, end - 1), end])}
          className="w-full"
        />
      </div>
      <div>
        <p aria-hidden className="tabular flex justify-between gap-4">
          <span>{m.record_end()}</span>
          <span>{words(end)}</span>
        </p>
        <Slider
          label={m.record_end()}
          value={end}
          max={steps}
          valueText={words(end)}
          onChange={(step) => setEnds([start, Math.max(step, start + 1)])}
          className="w-full"
        />
      </div>
      {problem ? (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={player.isPlaying ? player.stop : player.play}>
          {player.isPlaying ? m.stop() : m.record_hear()}
        </Button>
        <Button onClick={() => void take()} disabled={isCutting}>
          {m.record_use()}
        </Button>
      </div>
    </>
  )
}
