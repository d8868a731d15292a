import { useState } from 'react'
import { Music } from 'lucide-react'
import { m } from '#messages'
import { useSession } from '#lib/session/session.ts'
import { showToast } from '#lib/page/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { KeptBeat, Place } from './kept-beat.ts'
import { KeptBeatRow } from './kept-beat-row.tsx'
import { keepBeat, removeBeat, renameBeat, useKeptBeats } from './use-shelf.ts'

type KeptBeatsDialogProps = {
  readonly onClose: () => void
  readonly onOpenBeat: (kept: KeptBeat) => void
  /** Id of the beat whose name is being changed when the dialog opens. */
  readonly renaming: string | undefined
}

const PLACES: readonly Place[] = ['account', 'device']

const tellFailure = (error: unknown) => {
  reportError(error)
  showToast({ title: m.error_title(), description: m.beat_change_failed(), variant: 'destructive' })
}

const KeptBeats = ({ onOpenBeat, renaming }: Omit<KeptBeatsDialogProps, 'onClose'>) => {
  const { listing, reload } = useKeptBeats()
  const [renamingId, setRenamingId] = useState(renaming)

  const handleRename = (kept: KeptBeat, name: string) => {
    setRenamingId(undefined)
    renameBeat(kept, name).then(reload, tellFailure)
  }
  const handleDelete = (kept: KeptBeat) => {
    removeBeat(kept).then(() => {
      reload()
      showToast({
        title: m.beat_deleted({ name: kept.name }),
        action: {
          label: m.beat_undo(),
          onAction: () => void keepBeat(kept.name, kept.beat).then(reload, tellFailure),
        },
      })
    }, tellFailure)
  }

  if (listing.status === 'loading')
    return (
      <output className="flex flex-col gap-2">
        <span className="sr-only">{m.beat_mine_loading()}</span>
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </output>
    )
  if (listing.status === 'failed')
    return (
      <div role="alert" className="rounded-xl bg-danger-wash px-4 py-3 text-danger">
        <p className="font-semibold">{m.beat_mine_failed()}</p>
        <Button look="danger" className="mt-2" onClick={reload}>
          {m.beat_try_again()}
        </Button>
      </div>
    )
  if (listing.beats.length === 0)
    return (
      <EmptyState picture={<Music aria-hidden size={40} />} title={m.beat_mine_empty()}>
        {m.beat_mine_empty_text()}
      </EmptyState>
    )
  return PLACES.map((place) => {
    const beats = listing.beats.filter((kept) => kept.place === place)
    if (beats.length === 0) return null
    return (
      <section key={place} className="mb-4">
        <h3 className="text-ink-soft">
          {place === 'account' ? m.beat_in_account() : m.beat_on_device()}
        </h3>
        <ul className="divide-y divide-line">
          {beats.map((kept) => (
            <li key={kept.id}>
              <KeptBeatRow
                kept={kept}
                isRenaming={renamingId === kept.id}
                onOpen={() => onOpenBeat(kept)}
                onStartRename={() => setRenamingId(kept.id)}
                onRename={(name) => handleRename(kept, name)}
                onCancel={() => setRenamingId(undefined)}
                onDelete={() => handleDelete(kept)}
              />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** Everything somebody kept: open, rename, delete. */
export const KeptBeatsDialog = ({ onClose, ...rest }: KeptBeatsDialogProps) => {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={m.beat_mine()}
      description={isSignedIn ? m.beat_mine_text_account() : m.beat_mine_text_device()}
      closeLabel={m.close()}
    >
      <KeptBeats {...rest} />
    </Dialog>
  )
}
