import { useState } from 'react'
import { Music } from '#icons'
import { m } from '#messages'
import { useSession } from '#lib/session/session.ts'
import { isUnreached } from '#lib/network/no-answer.ts'
import { showFailure } from '#lib/notices/show-failure.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { showToast, toasts } from '#lib/notices/toasts.ts'
import { useUnreached } from '#lib/network/use-unreached.ts'
import { beginWait } from '#lib/notices/waits.ts'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Wait } from '#ui/missing-part.tsx'
import { NotLoaded } from '#ui/not-loaded.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { retitleStage } from '../open-beat.ts'
import type { NamedBeat, BeatPlace } from './named-beat.ts'
import { NamedBeatRow } from './named-beat-row.tsx'
import { putBeat, removeBeat, renameBeat, useNamedBeats } from './use-named-beats.ts'

type MyBeatsDialogProps = {
  readonly onClose: () => void
  readonly onOpenBeat: (named: NamedBeat) => void
  /** Id of the beat whose name is being changed when the dialog opens. */
  readonly renaming: string | undefined
}

const BEAT_PLACES: readonly BeatPlace[] = ['account', 'device']

const BeatList = ({ onOpenBeat, renaming }: Omit<MyBeatsDialogProps, 'onClose'>) => {
  const { listing, reload } = useNamedBeats()
  const [renamingId, setRenamingId] = useState(renaming)
  const { unreached, show, clear } = useUnreached()

  const change = (run: () => Promise<unknown>, onDone: () => void) => {
    clear()
    toasts.dismissProblem()
    const fail = (error: unknown) => {
      reportError(error)
      if (isUnreached(error)) show(() => change(run, onDone))
      else showProblem(m.beat_change_failed())
    }
    run().finally(beginWait(m.server_waiting())).then(onDone, fail)
  }

  const handleRename = (named: NamedBeat, name: string) => {
    setRenamingId(undefined)
    const showRenamed = () => {
      retitleStage(named.beat, name)
      reload()
    }
    change(() => renameBeat(named, name), showRenamed)
  }
  const handleDelete = (named: NamedBeat) => {
    const undo = () => {
      const putting = putBeat(named).finally(beginWait(m.server_waiting()))
      putting.then(reload, (error: unknown) => {
        reportError(error)
        // The dialog may be closed by then.
        showFailure(m.beat_change_failed(), error, undo)
      })
    }
    const showDeleted = () => {
      reload()
      showToast({
        title: m.beat_deleted({ name: named.name }),
        action: { label: m.beat_undo(), onAction: undo },
      })
    }
    change(() => removeBeat(named), showDeleted)
  }

  if (listing.status === 'loading')
    return (
      <div aria-busy className="flex flex-col gap-2">
        <Wait words={m.beat_mine_loading()} />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    )
  if (listing.status === 'failed') return <NotLoaded text={m.beat_mine_failed()} onAgain={reload} />
  if (listing.beats.length === 0)
    return (
      <EmptyState picture={<Music size={40} />} title={m.beat_mine_empty()}>
        {m.beat_mine_empty_text()}
      </EmptyState>
    )
  const lists = BEAT_PLACES.map((place) => {
    const beats = listing.beats.filter((named) => named.place === place)
    if (beats.length === 0) return null
    return (
      <section key={place} className="mb-4">
        <h3 className="text-ink-soft">
          {place === 'account' ? m.beat_in_account() : m.beat_on_device()}
        </h3>
        <ul className="divide-y divide-line">
          {beats.map((named) => (
            <li key={named.id}>
              <NamedBeatRow
                named={named}
                isRenaming={renamingId === named.id}
                onOpen={() => onOpenBeat(named)}
                onStartRename={() => setRenamingId(named.id)}
                onRename={(name) => handleRename(named, name)}
                onCancel={() => setRenamingId(undefined)}
                onDelete={() => handleDelete(named)}
              />
            </li>
          ))}
        </ul>
      </section>
    )
  })
  return (
    <>
      <UnreachedNotice unreached={unreached} />
      {lists}
    </>
  )
}

/** All beats that the listener saved: open, rename, delete. */
export const MyBeatsDialog = ({ onClose, ...rest }: MyBeatsDialogProps) => {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.beat_mine()}
      description={isSignedIn ? m.beat_mine_text_account() : m.beat_mine_text_device()}
      closeLabel={m.close()}
    >
      <BeatList {...rest} />
    </Dialog>
  )
}
