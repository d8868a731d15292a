import { Circle, Square } from '#icons'
import { m } from '#messages'
import { inDigits } from '#lib/language/say.ts'
import { useBeatbox } from '#lib/listening/beatbox.ts'
import { Button } from '#ui/button.tsx'
import { STACKED } from '../transport/stacked.ts'
import type { Recorder } from './use-recorder.ts'

/** `0:07`, `4:59` */
const clockOf = (seconds: number): string =>
  inDigits(`${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`)

type RecordButtonProps = { readonly recorder: Recorder; readonly onToggle: () => void }

/** Starts and ends a recording, and shows its length and how much of the limit is used. */
export const RecordButton = ({ recorder, onToggle }: RecordButtonProps) => {
  const isEmpty = useBeatbox((stage) => stage.activeCount === 0)
  const isRecording = recorder.status === 'recording'
  const isBusy = recorder.status === 'starting' || recorder.status === 'finishing'
  return (
    <span className="relative">
      <Button
        look="secondary"
        className={STACKED}
        disabled={isBusy || (isEmpty && !isRecording)}
        aria-label={isRecording ? m.beat_record_stop() : m.beat_record()}
        title={m.beat_record_text()}
        aria-pressed={isRecording}
        onClick={onToggle}
      >
        {isRecording ? (
          <>
            <Square size={16} className="fill-danger text-danger" />
            {/* Generated content, so that screen readers skip it: the progress bar has the length. */}
            <span
              data-clock={clockOf(recorder.length)}
              className="tabular text-danger before:content-[attr(data-clock)]"
            />
          </>
        ) : (
          <>
            <Circle size={18} className="fill-danger text-danger" />
            <span>{m.beat_record()}</span>
          </>
        )}
      </Button>
      {isRecording ? (
        <progress
          aria-label={m.beat_record_progress()}
          value={recorder.length}
          max={recorder.limit}
          className="pointer-events-none absolute inset-x-2 bottom-0.5 h-1 w-[calc(100%-1rem)] sm:inset-x-4 sm:bottom-1 sm:w-[calc(100%-2rem)]"
        />
      ) : null}
    </span>
  )
}
