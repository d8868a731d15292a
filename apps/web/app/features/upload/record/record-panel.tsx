import { KeptList } from './kept-list.tsx'
import { NewRecording } from './new-recording.tsx'

type RecordPanelProps = {
  /** What the listener pressed for. */
  readonly wanted: 'new' | 'kept'
  readonly userId: string
  /** Called with the file that the listener chose to upload, and the recording that it was made of. */
  readonly onUse: (file: File, id: string) => void
  readonly onClose: () => void
}

/** All that records, in one late part. */
export const RecordPanel = ({ wanted, ...rest }: RecordPanelProps) =>
  wanted === 'kept' ? <KeptList {...rest} /> : <NewRecording {...rest} />
