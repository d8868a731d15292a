import { useEffect, useState } from 'react'
import { fitLater } from '../fit/load-fit.ts'
import { explainRecording, type UnmadeRecording } from './explain-recording.ts'
import { nameRecording } from './name-recording.ts'
import type { Recorded } from './recorder.ts'

/** Added to the end, in seconds: a clock and a recorder differ by a piece. */
const SPARE_SECONDS = 10

type RecordingFile =
  | { readonly status: 'making'; readonly share: number | undefined }
  | { readonly status: 'ready'; readonly file: File; readonly seconds: number }
  | ({ readonly status: 'failed' } & UnmadeRecording)

/**
 * A file of one of the six types of what a browser's recorder wrote. Recorders write no length and no index, without which
 * no player finds a place in it.
 */
export const useRecordingFile = ({ blob, kept, isKept }: Recorded): RecordingFile => {
  const [made, setMade] = useState<RecordingFile>({ status: 'making', share: undefined })

  useEffect(() => {
    const scope = new AbortController()
    const make = async () => {
      const watch = {
        onProgress: (share: number) => setMade({ status: 'making', share }),
        signal: scope.signal,
      }
      try {
        const whole = { start: 0, end: kept.seconds + SPARE_SECONDS }
        const { file, audio } = await fitLater(new File([blob], nameRecording(kept)), watch, whole)
        setMade({ status: 'ready', file, seconds: audio.seconds })
      } catch (error) {
        if (scope.signal.aborted) return
        setMade({ status: 'failed', ...explainRecording(error, isKept) })
      }
    }
    void make()
    return () => scope.abort()
  }, [blob, kept, isKept])

  return made
}
