import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '#messages'
import { useStore } from '#lib/store/store.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingDialog, MissingNotice, WaitingDialog } from '#ui/missing-part.tsx'
import { goOnAsked } from './left-upload.ts'
import { useSharedFiles } from './shared/use-shared-files.ts'

const UploadDialog = latePart(async () => (await import('./upload-dialog.tsx')).UploadDialog, {
  missing: MissingDialog,
  waiting: WaitingDialog,
})

const SharedFiles = latePart(async () => (await import('./shared/shared-files.tsx')).SharedFiles, {
  missing: MissingNotice,
})

const NO_FILES: readonly File[] = []

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true

/** @returns whether a file is being dragged over the page; `onDrop` gets the files of a drop */
const usePageDrop = (onDrop: (files: readonly File[]) => void): boolean => {
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const scope = new AbortController()
    const handleOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const handleLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const handleDrop = (event: DragEvent) => {
      setIsOver(false)
      if (!holdsFiles(event)) return
      event.preventDefault()
      onDrop([...(event.dataTransfer?.files ?? [])])
    }
    addEventListener('dragover', handleOver, { signal: scope.signal })
    addEventListener('dragleave', handleLeave, { signal: scope.signal })
    addEventListener('drop', handleDrop, { signal: scope.signal })
    return () => scope.abort()
  }, [onDrop])

  return isOver
}

type UploadProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The upload dialog, loaded when it first opens. Files may be dropped anywhere on the page, or shared by other apps. */
export const Upload = ({ open, onOpenChange }: UploadProps) => {
  const [dropped, setDropped] = useState(NO_FILES)
  const [isNeeded, setIsNeeded] = useState(false)
  const openWith = (files: readonly File[]) => {
    setDropped(files)
    onOpenChange(true)
  }
  const isOver = usePageDrop(openWith)
  const { deliveries, isWaiting } = useSharedFiles()
  const isGoOnAsked = useStore(goOnAsked, false)
  const openAgain = useEffectEvent(() => onOpenChange(true))
  useEffect(() => {
    if (isGoOnAsked) openAgain()
  }, [isGoOnAsked])
  if (open && !isNeeded) setIsNeeded(true)

  return (
    <>
      {isOver && !open ? (
        <div className="pointer-events-none fixed inset-4 z-50 grid place-items-center rounded-3xl border-4 border-dashed border-terracotta bg-surface/90">
          <p className="font-display text-3xl">{m.upload_drop_here()}</p>
        </div>
      ) : null}
      {deliveries > 0 || isWaiting ? (
        <SharedFiles key={deliveries} isDelivery={deliveries > 0} onFiles={openWith} />
      ) : null}
      {isNeeded ? (
        <UploadDialog
          open={open}
          onClose={() => {
            setDropped(NO_FILES)
            onOpenChange(false)
          }}
          dropped={dropped}
        />
      ) : null}
    </>
  )
}
