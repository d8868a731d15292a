import { useState } from 'react'
import { SOUND_NAME_LENGTH } from '@dhvani/catalogue'
import { ListMusic, Search } from '#icons'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import type { ReadyMixId } from '#lib/mixes/ready-mixes.ts'
import { useSavedMixes } from '#lib/mixes/saved-mixes.ts'
import { useOwnSounds } from '#lib/sounds/own-sounds/own-sounds.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextInput } from '#ui/field.tsx'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'
import { openMix } from '../open-mix.ts'
import { findThings, type Thing } from './find-things.ts'

const ICON = 28

const FoundThing = ({
  thing,
  onChoose,
}: {
  readonly thing: Thing
  readonly onChoose: () => void
}) => (
  <li>
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-13 w-full items-center gap-3 rounded-xl px-2 py-1.5 text-start hover:bg-sunken"
    >
      <span className="shrink-0 text-terracotta">
        {thing.what === 'sound' ? (
          <SoundIcon soundId={thing.id} size={ICON} />
        ) : (
          <ListMusic size={ICON} strokeWidth={1.5} />
        )}
      </span>
      <span className="min-w-0">
        <span className="own-name block leading-tight font-semibold wrap-anywhere">
          {thing.name}
        </span>
        <span className="block text-sm text-ink-soft">{thing.kind}</span>
      </span>
    </button>
  </li>
)

type FinderDialogProps = {
  readonly onClose: () => void
  readonly onReady: (id: ReadyMixId) => void
}

/** Finds sounds and mixes by words, in both scripts. A sound that is chosen is previewed, a mix opened. */
export const FinderDialog = ({ onClose, onReady }: FinderDialogProps) => {
  const [query, setQuery] = useState('')
  const { sounds } = useOwnSounds()
  const { mixes } = useSavedMixes()
  const found = findThings(query, sounds, mixes)

  const choose = (thing: Thing) => {
    void startSound()
    if (thing.what === 'ready') {
      onReady(thing.ready)
      return
    }
    onClose()
    if (thing.what === 'sound') getEngine().preview.open(thing.findSource())
    else void openMix(thing.saved)
  }

  return (
    <Dialog open onOpenChange={onClose} title={m.find_title()}>
      <search className="relative">
        <Search
          size={18}
          className="pointer-events-none absolute top-1/2 inset-s-4 -translate-y-1/2 text-ink-soft"
        />
        <TextInput
          type="search"
          aria-label={m.find_title()}
          value={query}
          most={SOUND_NAME_LENGTH.max}
          onChange={(event) => setQuery(event.target.value)}
          className="!ps-11"
        />
      </search>
      <p aria-live="polite" className="tabular mt-2 text-sm wrap-anywhere text-ink-soft">
        {found.length > 0 ? m.find_count({ count: found.length }) : m.find_none({ query })}
      </p>
      {found.length === 0 ? (
        <Button look="secondary" className="mt-3" onClick={() => setQuery('')}>
          {m.own_search_clear()}
        </Button>
      ) : null}
      <ul className="mt-2 flex min-h-60 flex-col">
        {found.map((thing) => (
          <FoundThing key={thing.id} thing={thing} onChoose={() => choose(thing)} />
        ))}
      </ul>
      <Button look="quiet" className="mt-3 w-full" onClick={onClose}>
        {m.close()}
      </Button>
    </Dialog>
  )
}
