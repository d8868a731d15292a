import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { useStore } from '#lib/store/store.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice, Wait } from '#ui/missing-part.tsx'
import { listKept, noteRecordingOf, recordingsInUse } from './kept-recordings.ts'

const RecordPanel = latePart(async () => (await import('./record-panel.tsx')).RecordPanel, {
  missing: MissingNotice,
  waiting: () => <Wait />,
})

const NONE: ReadonlySet<string> = new Set()

type RecordPlaceProps = {
  readonly userId: string
  readonly disabled: boolean
  readonly onUse: (file: File) => void
}

/** Where the dialog records. The microphone is asked for after the press on Record, and not before. */
export const RecordPlace = ({ userId, disabled, onUse }: RecordPlaceProps) => {
  const [shown, setShown] = useState<'new' | 'kept'>()
  const [kept, setKept] = useState(0)
  const inUse = useStore(recordingsInUse, NONE)

  useEffect(() => {
    let isCurrent = true
    if (shown === undefined)
      listKept(userId).then(
        (found) => {
          if (isCurrent) setKept(found.length)
        },
        // A browser that denies its storage keeps nothing.
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [userId, shown, inUse])

  const recordButton = useRef<HTMLButtonElement>(null)
  const isBack = useRef(false)
  useEffect(() => {
    // The button that had the focus went with the panel.
    if (shown === undefined && isBack.current) recordButton.current?.focus()
    isBack.current = shown !== undefined
  }, [shown])

  const close = () => setShown(undefined)
  const use = (file: File, id: string) => {
    noteRecordingOf(file, id)
    close()
    onUse(file)
  }
  if (shown) return <RecordPanel wanted={shown} userId={userId} onUse={use} onClose={close} />
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        ref={recordButton}
        look="secondary"
        disabled={disabled}
        onClick={() => setShown('new')}
      >
        {m.record()}
      </Button>
      {kept > 0 ? (
        <Button look="secondary" disabled={disabled} onClick={() => setShown('kept')}>
          {m.record_kept_count({ count: kept })}
        </Button>
      ) : null}
    </div>
  )
}
