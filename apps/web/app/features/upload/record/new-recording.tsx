import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { LevelMeter } from './level-meter.tsx'
import { RecordSection } from './record-section.tsx'
import { RecordReview } from './record-review.tsx'
import {
  type Interruption,
  type RecorderState,
  startRecorder,
  type Recorder,
  type Unkept,
} from './recorder.ts'
import { useEffect, useState } from 'react'
import { holdPageWhile } from '#lib/page/page-hold.ts'

const ASKING: RecorderState = { status: 'asking' }

/** Records from the first render on. The component that goes lets the microphone go; what was recorded stays. */
const useRecorder = (userId: string) => {
  const [recorder, setRecorder] = useState<Recorder>()
  const [state, setState] = useState(ASKING)

  useEffect(() => {
    const scope = new AbortController()
    const started = startRecorder({ userId, signal: scope.signal })
    const show = () => setState(started.state.getSnapshot())
    const release = holdPageWhile(() => started.state.getSnapshot().status !== 'refused')
    const end = started.state.subscribe(show)
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- a recorder holds a microphone, so rendering may not create it
    setRecorder(started)
    show()
    return () => {
      end()
      release()
      scope.abort()
    }
  }, [userId])

  return { recorder, state }
}

const PROBLEMS: Readonly<Record<NonNullable<RecorderState['problem']>, () => string>> = {
  denied: m.record_denied,
  none: m.record_no_microphone,
  busy: m.record_busy,
  insecure: m.record_insecure,
  failed: m.record_failed,
}

const INTERRUPTIONS: Readonly<Record<Interruption, () => string>> = {
  call: m.record_call,
  lost: m.record_lost,
  broken: m.record_broken,
}

const UNKEPT: Readonly<Record<Unkept, () => string>> = {
  disk_full: m.record_disk_full,
  denied: m.record_unkept,
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
  const { status, problem, interruption, unkept, recorded } = state
  const isRunning = status === 'recording' || status === 'paused'
  const isEmpty = status === 'done' && !recorded
  return (
    <RecordSection label={m.record_region()} step={isRunning ? 'running' : status}>
      {status === 'asking' ? <p>{m.record_asking()}</p> : null}
      {problem ? (
        <p role="alert" className="font-semibold text-danger">
          {PROBLEMS[problem]()}
        </p>
      ) : null}
      {isEmpty ? (
        <p role="alert" className="font-semibold text-danger">
          {m.record_empty()}
        </p>
      ) : null}
      {interruption && !isEmpty ? (
        <p role="alert" className="font-semibold">
          {INTERRUPTIONS[interruption]()}
        </p>
      ) : null}
      {unkept && !isEmpty ? (
        <p role="alert" className="font-semibold">
          {UNKEPT[unkept]()}
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
      {status === 'refused' || isEmpty ? (
        <div>
          <Button look="secondary" onClick={onClose}>
            {m.auth_back()}
          </Button>
        </div>
      ) : null}
    </RecordSection>
  )
}
