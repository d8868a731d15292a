import { Circle, Square } from 'lucide-react'
import { m } from '#messages'
import { useBeatbox } from '#lib/beats/beatbox.ts'
import { Button } from '#ui/button.tsx'
import type { Recorder } from './use-recorder.ts'

/** `0:07`, `4:59` */
const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

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
        className="!px-3 sm:!px-4"
        disabled={isBusy || (isEmpty && !isRecording)}
        aria-label={isRecording ? m.beat_record_stop() : m.beat_record()}
        title={m.beat_record_text()}
        aria-pressed={isRecording}
        onClick={onToggle}
      >
        {isRecording ? (
          <>
            <Square aria-hidden size={16} className="hidden fill-danger text-danger sm:inline" />
            {/* Generated content, so that screen readers skip it: the progress bar has the length. */}
            <span
              data-clock={clockOf(recorder.length)}
              className="tabular text-danger before:content-[attr(data-clock)]"
            />
          </>
        ) : (
          <>
            <Circle aria-hidden size={18} className="fill-danger text-danger" />
            <span className="hidden sm:inline">{m.beat_record()}</span>
          </>
        )}
      </Button>
      {isRecording ? (
        <progress
          aria-label={m.beat_record_progress()}
          value={recorder.length}
          max={recorder.limit}
          className="pointer-events-none absolute inset-x-4 bottom-1 h-1 w-[calc(100%-2rem)]"
        />
      ) : null}
    </span>
  )
}
