import { parseMix, SAVED_MIXES } from '@dhvani/catalogue'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { copyName, nameAfterSounds } from '#lib/mixes/mix-names.ts'
import { openedMix, toMix, type OpenedMix } from '#lib/mixes/opened-mix.ts'
import { mixTitle, nameMix, nameOfMix } from '#lib/mixes/mix-title.ts'
import { moveMix, type SavedMix } from '#lib/mixes/saved-mix.ts'
import { savedMixes } from '#lib/mixes/saved-mixes.ts'
import { showToast, UNDO_MS } from '#lib/notices/toasts.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

const mixer = () => getEngine().mixer.getSnapshot()

/** The name that the mix came with, or one after its sounds. */
export const suggestName = (): string => {
  const { tracks } = mixer()
  return (
    nameOfMix(mixTitle.get(), tracks) ??
    nameAfterSounds(tracks.map(({ sound }) => nameInPage(sound)))
  )
}

/** The mix as it is now, with the name that would be proposed for it. */
export const describeMine = () => ({ name: suggestName(), mix: toMix(mixer()) })

/** @returns why the mix cannot be saved, or `undefined` */
export const findSaveProblem = (): string | undefined =>
  mixer().tracks.length > SAVED_MIXES.sounds
    ? m.mixes_too_many_sounds({ most: SAVED_MIXES.sounds })
    : undefined

export const saveMix = (name: string): void => {
  const mix = toMix(mixer())
  const { id } = savedMixes.add(name, mix)
  nameMix(name, mixer().tracks)
  openedMix.set({ id, mix, absent: [] })
  showToast({ title: m.mixes_saved(), description: name, variant: 'success' })
}

/** Whether the row is as it was when it was opened here; another device may have changed it since. */
const isAsOpened = (saved: SavedMix, { mix }: OpenedMix): boolean =>
  JSON.stringify(parseMix(saved.mix)) === JSON.stringify(mix)

/**
 * Writes what the mixer holds over the mix that is open. What another device wrote meanwhile was never
 * heard here, so it is not written over: the update is then a mix of its own.
 */
export const updateMix = (saved: SavedMix, opened: OpenedMix): void => {
  const mix = toMix(mixer(), opened)
  if (isAsOpened(saved, opened)) {
    savedMixes.put({ ...saved, mix })
    nameMix(saved.name, mixer().tracks)
    openedMix.set({ ...opened, mix })
    showToast({ title: m.mixes_updated(), description: saved.name, variant: 'success' })
    return
  }
  const copy = savedMixes.add(copyName(saved.name), mix)
  nameMix(copy.name, mixer().tracks)
  openedMix.set({ ...opened, id: copy.id, mix })
  showToast({ title: m.mixes_kept_both(), description: m.mixes_kept_both_text(copy) })
}

/** Writes what the mixer holds over another saved mix, on request; `Undo` writes it back. */
export const overwriteMix = (saved: SavedMix): void => {
  const mix = toMix(mixer())
  const title = mixTitle.get()
  savedMixes.put({ ...saved, mix })
  nameMix(saved.name, mixer().tracks)
  openedMix.set({ id: saved.id, mix, absent: [] })
  const undo = () => {
    const now = savedMixes.getSnapshot().mixes.find(({ id }) => id === saved.id)
    if (now) savedMixes.put({ ...now, mix: saved.mix })
    mixTitle.set(title)
    openedMix.set(undefined)
  }
  showToast({
    title: m.mixes_updated(),
    description: saved.name,
    duration: UNDO_MS,
    action: { label: m.undo(), onAction: undo },
  })
}

export const renameMix = (saved: SavedMix, name: string): void => {
  savedMixes.put({ ...saved, name })
  const title = mixTitle.get()
  if (title && openedMix.get()?.id === saved.id) mixTitle.set({ ...title, name })
}

export const duplicateMix = (saved: SavedMix): void => {
  const copy = savedMixes.add(copyName(saved.name), saved.mix)
  showToast({ title: m.mixes_saved(), description: copy.name, variant: 'success' })
}

export const moveSavedMix = (saved: SavedMix, direction: 'earlier' | 'later'): void => {
  const moved = moveMix(savedMixes.getSnapshot().mixes, saved.id, direction)
  if (moved.length > 0) savedMixes.putAll(moved)
}

/** Deletes at once; `Undo` brings the mix back under its id. */
export const deleteMix = (saved: SavedMix): void => {
  savedMixes.remove(saved)
  showToast({
    title: m.mixes_deleted({ name: saved.name }),
    duration: UNDO_MS,
    action: { label: m.undo(), onAction: () => savedMixes.put(saved) },
  })
}
