import { useEffect, useState } from 'react'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { listKept, readKept, type KeptRecording } from './kept-recordings.ts'
import { RecordSection } from './record-section.tsx'
import { RecordReview } from './record-review.tsx'
import type { Recorded } from './recorder.ts'

type KeptListProps = {
  readonly userId: string
  readonly onUse: (file: File, id: string) => void
  readonly onClose: () => void
}

/** What was recorded before and neither sent nor thrown away: one after the other, the oldest first. */
export const KeptList = ({ userId, onUse, onClose }: KeptListProps) => {
  const [recorded, setRecorded] = useState<Recorded>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const [kept]: readonly KeptRecording[] = await listKept(userId)
      if (!kept) return
      const blob = await readKept(kept)
      if (isCurrent) setRecorded({ blob, kept, isKept: true })
    }
    read().catch((error: unknown) => {
      reportError(error)
      if (isCurrent) setHasFailed(true)
    })
    return () => {
      isCurrent = false
    }
  }, [userId])

  return (
    <RecordSection label={m.record_region()} step="kept">
      {hasFailed ? (
        <>
          <p role="alert" className="font-semibold text-danger">
            {m.record_unmade()} {m.record_stays()}
          </p>
          <Button look="secondary" onClick={onClose}>
            {m.record_later()}
          </Button>
        </>
      ) : null}
      {recorded ? <RecordReview recorded={recorded} onUse={onUse} onClose={onClose} /> : null}
    </RecordSection>
  )
}
