import { Pencil, Trash2 } from '#icons'
import { useEffect, useState } from 'react'
import type { UserSoundRow } from '@dhvani/catalogue'
import { m } from '#messages'
import { findEngine } from '#lib/engine/current-engine.ts'
import { isOnline, whenOnline } from '#lib/network/online.ts'
import { fixedWords } from '#lib/language/fixed-words.ts'
import { showFailure } from '#lib/notices/show-failure.ts'
import { spoken } from '#lib/notices/spoken.ts'
import { showToast, UNDO_MS } from '#lib/notices/toasts.ts'
import { unreachedText } from '#lib/network/unreached-text.ts'
import { pageLanguage } from '#lib/language/paths.ts'
import { beginWait } from '#lib/notices/waits.ts'
import { OWN_SOUND_PREFIX, ownSoundId } from '#lib/sounds/own-sounds/own-sound-id.ts'
import { ownSounds, ownSoundSource, useOwnSounds } from '#lib/sounds/own-sounds/own-sounds.ts'
import { useEntry } from '#lib/store/use-entry.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'
import { Wait } from '#ui/missing-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { arrangeSounds, type SoundOrder } from './arrange-sounds.ts'
import { SoundGrid } from './library.tsx'
import { OwnSoundDialog } from './own-sound-dialog.tsx'
import { OwnSoundsTools } from './own-sounds-tools.tsx'
import { SoundCard } from './sound-card.tsx'
import { useSoundCard } from './use-sound-card.ts'

const deleteForGood = (row: UserSoundRow): void => {
  ownSounds.hide(row.id)
  const removal = ownSounds.remove(row).finally(beginWait(m.own_deleting({ name: row.name })))
  removal.catch((error: unknown) => {
    reportError(error)
    const description = error instanceof Error ? fixedWords(error.message) : m.own_delete_failed()
    showFailure(description, error, () => deleteForGood(row))
  })
}

/**
 * Stops and hides the sound at once. When the toast with Undo has gone, the page asks the server to
 * delete it. Offline nothing is deleted: the toast would promise what the server may never hear of.
 */
const deleteWithUndo = (row: UserSoundRow) => {
  if (!isOnline()) {
    showFailure(m.own_delete_failed(), undefined, () => deleteWithUndo(row))
    return
  }
  const engine = findEngine()
  const id = ownSoundId(row)
  engine?.mixer.remove(id)
  if (engine?.preview.getSnapshot().sound?.id === id) engine.preview.close()
  ownSounds.hide(row.id)
  // The same words a second time would be no change, which no screen reader reads.
  spoken.set(undefined)
  showToast({
    title: m.own_deleted({ name: row.name }),
    duration: UNDO_MS,
    action: {
      label: m.undo(),
      onAction: () => {
        ownSounds.bringBack(row.id)
        spoken.set(m.own_brought_back({ name: row.name }))
      },
    },
    onClosedUnpressed: () => deleteForGood(row),
  })
}

/**
 * What has the focus goes: a card, whose neighbour gets it, or the message that a search found nothing. Where no card is left
 * the search gets it, or without one the button that uploads. On a touch screen a field of text would bring its keyboard up.
 */
const passFocusOn = (going: Element): void => {
  const card = going.closest('li')
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling
  const section = going.closest('section')
  const search = going.matches(':focus-visible') ? 'input[type=search]' : 'button'
  const next =
    neighbour?.querySelector<HTMLElement>('[data-own-delete]') ??
    section?.querySelector<HTMLElement>(search) ??
    section?.querySelector<HTMLElement>('button')
  next?.focus()
}

type OwnCardProps = { readonly row: UserSoundRow; readonly onEdit: () => void }

const OwnCard = ({ row, onEdit }: OwnCardProps) => {
  const { state, volume, isSilent, setVolume, press, openPreview } = useSoundCard(
    ownSoundId(row),
    () => ownSoundSource(row),
  )
  return (
    <SoundCard
      id={ownSoundId(row)}
      name={row.name}
      description={row.description ?? m.own_default_description()}
      icon={<SoundIcon soundId={ownSoundId(row)} size={44} />}
      length={row.length_seconds || undefined}
      state={state}
      volume={volume}
      isSilent={isSilent}
      onVolume={setVolume}
      onPress={press}
      onPreview={openPreview}
      corner={
        <span className="absolute top-1 -inset-s-0.5 flex flex-col md:inset-s-1">
          <IconButton
            data-own-delete
            label={m.own_delete({ name: row.name })}
            onClick={(event) => {
              if (isOnline()) passFocusOn(event.currentTarget)
              deleteWithUndo(row)
            }}
          >
            <Trash2 size={18} />
          </IconButton>
          <IconButton label={m.own_edit({ name: row.name })} onClick={onEdit}>
            <Pencil size={18} />
          </IconButton>
        </span>
      }
    />
  )
}

const Waiting = () => (
  <div aria-busy className="grid grid-cols-subgrid gap-y-3">
    <Wait words={m.own_loading()} />
    {['one', 'two', 'three'].map((key) => (
      <Skeleton key={key} className="h-44 w-full" />
    ))}
  </div>
)

/** One sound needs no search. The tools stay while a search leaves fewer. */
const FEWEST_TO_SEARCH = 2
/** From so many sounds on, the section takes all columns, also while a search shows fewer (controls.css). */
const FEWEST_IN_ROWS = 4

const ManySounds = ({ sounds }: { readonly sounds: readonly UserSoundRow[] }) => {
  const owner = sounds[0]?.user_id
  const [query, setQuery] = useEntry(`own-sounds-search ${owner}`, '')
  const [order, setOrder] = useEntry<SoundOrder>(`own-sounds-order ${owner}`, 'newest')
  const [edited, setEdited] = useState<UserSoundRow>()
  const hasTools = sounds.length >= FEWEST_TO_SEARCH || query !== ''
  const shown = arrangeSounds(sounds, { query, order, language: pageLanguage() })
  return (
    // The section has two rows: its heading, and this.
    <div
      data-many={sounds.length >= FEWEST_IN_ROWS ? '' : undefined}
      className="grid grid-cols-subgrid *:col-span-full"
    >
      {hasTools ? (
        <OwnSoundsTools
          query={query}
          onQuery={setQuery}
          order={order}
          onOrder={setOrder}
          count={shown.length}
        />
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          picture={<SoundIcon soundId={OWN_SOUND_PREFIX} size={52} />}
          title={m.own_none_found({ query })}
          action={
            <Button
              look="secondary"
              onClick={(event) => {
                passFocusOn(event.currentTarget)
                setQuery('')
              }}
            >
              {m.own_search_clear()}
            </Button>
          }
        >
          {null}
        </EmptyState>
      ) : (
        <SoundGrid>
          {shown.map((row) => (
            <OwnCard key={row.id} row={row} onEdit={() => setEdited(row)} />
          ))}
        </SoundGrid>
      )}
      {edited ? (
        <OwnSoundDialog key={edited.id} row={edited} onClose={() => setEdited(undefined)} />
      ) : null}
    </div>
  )
}

type OwnSoundsListProps = { readonly userId: string; readonly onUpload: () => void }

/** The sounds of the signed-in account. Its code is loaded after signing in. */
export const OwnSoundsList = ({ userId, onUpload }: OwnSoundsListProps) => {
  const { status, sounds, isUnreached: hasNoAnswer } = useOwnSounds()

  useEffect(() => {
    void ownSounds.loadFor(userId)
    const stop = whenOnline(() => void ownSounds.load())
    return () => {
      stop()
      spoken.set(undefined)
    }
  }, [userId])

  const picture = <SoundIcon soundId={OWN_SOUND_PREFIX} size={52} />

  if (status === 'failed')
    return (
      <EmptyState
        picture={picture}
        title={m.own_list_failed()}
        action={
          <Button look="secondary" onClick={() => void ownSounds.load()}>
            {m.try_again()}
          </Button>
        }
      >
        {hasNoAnswer ? unreachedText() : null}
      </EmptyState>
    )
  if (status !== 'ready') return <Waiting />
  if (sounds.length === 0)
    return (
      <EmptyState
        picture={picture}
        title={m.own_empty_title()}
        action={<Button onClick={onUpload}>{m.own_upload_first()}</Button>}
      >
        {m.own_empty_text()}
      </EmptyState>
    )
  return <ManySounds sounds={sounds} />
}
