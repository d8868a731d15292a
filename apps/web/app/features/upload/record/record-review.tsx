import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { UploadProgress } from '../upload-progress.tsx'
import { CutRecording } from './cut-recording.tsx'
import { forgetKept } from './kept-recordings.ts'
import { nameRecording } from './name-recording.ts'
import type { Recorded } from './recorder.ts'
import { useRecordingFile } from './use-recording-file.ts'

type RecordReviewProps = {
  readonly recorded: Recorded
  readonly onUse: (file: File, id: string) => void
  readonly onClose: () => void
}

/** A recording before it is taken: heard again, cut at both ends, or thrown away. */
export const RecordReview = ({ recorded, onUse, onClose }: RecordReviewProps) => {
  const { kept, isKept } = recorded
  const made = useRecordingFile(recorded)
  const throwAway = async () => {
    await forgetKept(kept.id).catch(reportError)
    onClose()
  }
  return (
    <>
      {made.status === 'making' ? (
        <UploadProgress
          label={m.upload_row_fitting({ name: nameRecording(kept) })}
          share={made.share}
        >
          {m.upload_fitting()}
        </UploadProgress>
      ) : null}
      {made.status === 'failed' ? (
        <p role="alert" className="font-semibold text-danger">
          {made.words}
        </p>
      ) : null}
      {made.status === 'ready' ? (
        <CutRecording
          file={made.file}
          seconds={made.seconds}
          isKept={recorded.isKept}
          onUse={(file) => onUse(file, kept.id)}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button look="danger" onClick={() => void throwAway()}>
          {m.record_throw_away()}
        </Button>
        {isKept && !(made.status === 'failed' && made.isEmpty) ? (
          <Button look="quiet" onClick={onClose}>
            {m.record_later()}
          </Button>
        ) : null}
      </div>
    </>
  )
}
