import { parseSettings, PRESET_LIMITS, type Preset } from '@dhvani/riyaz'
import { m } from '#messages'
import { firstPosition, type SavedMix } from '#lib/mixes/saved-mix.ts'
import { showToast, UNDO_MS } from '#lib/notices/toasts.ts'
import { presets, removePreset, savePreset } from '#lib/riyaz/presets.ts'
import { savedPresets } from './saved-presets.ts'
import { accountHere, getSession } from '#lib/session/session.ts'
import { untilSessionIsKnown } from '#lib/session/until-session-is-known.ts'

/** A preset of this device, or of the account: then `saved` is how the account has it. */
export type KeptPreset = Preset & { readonly saved?: SavedMix }

/** Settings of a later release that this one does not know are not used, and stay in the account. */
export const presetOf = (saved: SavedMix): KeptPreset => ({
  name: saved.name,
  settings: parseSettings(saved.mix).settings,
  saved,
})

const saveInAccount = ({ name, settings }: Preset): void => {
  const { mixes } = savedPresets.getSnapshot()
  const same = mixes.find((saved) => saved.name === name)
  if (same) savedPresets.put({ ...same, mix: settings, position: firstPosition(mixes) })
  else savedPresets.add(name, settings)
}

/** Keeps settings in the listener's account, or on the device without a session. One of the same name there is replaced. */
export const keepPreset = async (preset: Preset): Promise<void> => {
  const { name } = preset
  // A press may come before the page knows who is here.
  if (getSession().status === 'unknown') await untilSessionIsKnown()
  const isInAccount = accountHere() !== undefined
  if (isInAccount) saveInAccount(preset)
  else savePreset(preset)
  showToast({
    title: isInAccount ? m.riyaz_preset_kept({ name }) : m.riyaz_preset_saved({ name }),
    variant: 'success',
  })
}

/** Puts a preset back, unless its place was taken meanwhile: then none of the others may go for it. */
const bringBack = (preset: KeptPreset) => {
  const there = preset.saved ? savedPresets.getSnapshot().mixes : presets.get()
  if (there.length >= PRESET_LIMITS.count)
    showToast({ title: m.riyaz_presets_full(), variant: 'destructive' })
  else if (preset.saved) savedPresets.put(preset.saved)
  else savePreset(preset)
}

export const removeKept = (preset: KeptPreset) => {
  const { name, saved } = preset
  if (saved) savedPresets.remove(saved)
  else removePreset(name)
  showToast({
    title: m.riyaz_preset_removed({ name }),
    duration: UNDO_MS,
    action: { label: m.undo(), onAction: () => bringBack(preset) },
  })
}
