import { useEffect, useState } from 'react'
import { m } from '#messages'
import { inDigits } from '#lib/language/say.ts'
import { Dialog } from '#ui/dialog.tsx'
import { FileActions } from '../sharing/file-actions.tsx'
import type { Performance, Recorder } from './use-recorder.ts'

/** @returns an object URL of the file, valid while the dialog is open */
const useAddress = (file: File | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- an object URL must be revoked, so rendering may not create it
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

const kindOf = (file: File) => file.name.split('.').at(-1)?.toUpperCase() ?? ''

const sizeOf = ({ size }: File) => inDigits((size / 1e6).toFixed(1))

const Files = ({ performance: { wav, compressed } }: { readonly performance: Performance }) => {
  const wavAddress = useAddress(wav)
  const compressedAddress = useAddress(compressed)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music that the listener made, without words */}
      <audio
        controls
        src={compressedAddress ?? wavAddress}
        aria-label={m.beat_recorded()}
        className="w-full"
      />
      {wavAddress ? (
        <FileActions
          file={wav}
          url={wavAddress}
          label={m.beat_record_file({ kind: kindOf(wav), size: sizeOf(wav) })}
        />
      ) : null}
      {compressed && compressedAddress ? (
        <FileActions
          file={compressed}
          url={compressedAddress}
          label={m.beat_record_file({ kind: kindOf(compressed), size: sizeOf(compressed) })}
        />
      ) : null}
    </>
  )
}

type RecordingDialogProps = { readonly recorder: Recorder; readonly onClose: () => void }

/** The recording: the listener plays it, downloads it or sends it. */
export const RecordingDialog = ({ recorder, onClose }: RecordingDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={m.beat_recorded()}
    description={m.beat_recorded_text()}
    closeLabel={m.close()}
  >
    {recorder.status === 'ready' ? (
      <Files performance={recorder.performance} />
    ) : (
      <p role="alert" className="rounded-xl bg-danger-wash px-4 py-3 text-danger">
        {m.beat_record_failed()}
      </p>
    )}
  </Dialog>
)
