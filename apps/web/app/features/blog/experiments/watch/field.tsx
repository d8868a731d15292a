import { useEffect, useRef } from 'react'
import type { ExperimentWords } from '#content/experiments/english-words.ts'
import { classNames } from '#ui/class-names.ts'
import { fillWords } from '../fill-words.ts'
import { useSignals } from './use-signals.ts'
import { SIGNALS, type Round } from './watch.ts'

type FieldProps = {
  readonly words: ExperimentWords
  readonly title: string
  readonly onEnd: (round: Round) => void
}

/** The field that changes. It is a button, so that Space and Enter press it, and it says its change. */
export const Field = ({ words, title, onEnd }: FieldProps) => {
  const field = useRef<HTMLButtonElement>(null)
  const { isSignal, wasEarly, done, press } = useSignals(onEnd)
  useEffect(() => field.current?.focus(), [])
  const word = isSignal ? words.watch_now : wasEarly ? words.watch_early : words.watch_wait
  return (
    <>
      <p className="tabular">
        {`${title}: ${fillWords(words.watch_done, { count: done, all: SIGNALS })}`}
      </p>
      <button
        ref={field}
        type="button"
        // The pointer's press, and not its release, is the answer.
        onPointerDown={press}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return
          event.preventDefault()
          if (!event.repeat) press()
        }}
        // Firefox presses at the key's release.
        onKeyUp={(event) => event.preventDefault()}
        // Screen readers press without a pointer and without a key.
        onClick={({ detail }) => {
          if (detail === 0) press()
        }}
        className={classNames(
          'min-h-32 touch-manipulation rounded-2xl border-4 text-2xl font-semibold',
          isSignal
            ? 'border-transparent bg-action text-on-action'
            : 'border-dashed border-edge bg-surface text-ink-soft',
        )}
      >
        <span aria-live="assertive">{word}</span>
      </button>
    </>
  )
}
