import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { LevelMeter } from './level-meter.tsx'
import { RecordSection } from './record-section.tsx'
import { RecordReview } from './record-review.tsx'
import type { Interruption, RecorderState } from './recorder.ts'
import { useRecorder } from './use-recorder.ts'

const PROBLEMS: Readonly<Record<NonNullable<RecorderState['problem']>, () => string>> = {
  denied: m.record_denied,
  none: m.record_no_microphone,
  busy: m.record_busy,
  failed: m.record_failed,
}

const INTERRUPTIONS: Readonly<Record<Interruption, () => string>> = {
  call: m.record_call,
  lost: m.record_lost,
  disk_full: m.record_disk_full,
  unkept: m.record_unkept,
}

type NewRecordingProps = {
  readonly userId: string
  /** Called with the file that the listener chose to upload, and the recording that it was made of. */
  readonly onUse: (file: File, id: string) => void
  readonly onClose: () => void
}

/** Records; then lets the listener hear it again, cut it, and take it. */
export const NewRecording = ({ userId, onUse, onClose }: NewRecordingProps) => {
  const { recorder, state } = useRecorder(userId)
  const { status, problem, interruption, recorded } = state
  const isRunning = status === 'recording' || status === 'paused'
  return (
    <RecordSection label={m.record_region()} step={isRunning ? 'running' : status}>
      {status === 'asking' ? <p>{m.record_asking()}</p> : null}
      {problem ? (
        <p role="alert" className="font-semibold text-danger">
          {PROBLEMS[problem]()}
        </p>
      ) : null}
      {interruption ? (
        <p role="alert" className="font-semibold">
          {INTERRUPTIONS[interruption]()}
        </p>
      ) : null}
      {recorder && isRunning ? (
        <>
          <p aria-live="polite">
            {status === 'recording' ? m.record_running() : m.record_paused()}
          </p>
          <LevelMeter readLevel={recorder.readLevel} readSeconds={recorder.readSeconds} />
          <div className="flex flex-wrap gap-3">
            <Button
              look="secondary"
              onClick={status === 'recording' ? recorder.pause : recorder.goOn}
            >
              {status === 'recording' ? m.record_pause() : m.record_go_on()}
            </Button>
            <Button onClick={recorder.finish}>{m.record_done()}</Button>
          </div>
        </>
      ) : null}
      {recorded ? <RecordReview recorded={recorded} onUse={onUse} onClose={onClose} /> : null}
      {status === 'refused' || (status === 'done' && !recorded) ? (
        <div>
          <Button look="secondary" onClick={onClose}>
            {m.auth_back()}
          </Button>
        </div>
      ) : null}
    </RecordSection>
  )
}
