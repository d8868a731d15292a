import { keepPreset, parsePresets, type Preset } from '@dhvani/riyaz'
import { createSavedValue, useSavedValue } from '#lib/store/saved-value.ts'

const NONE: readonly Preset[] = []

/** The presets of this device. */
export const presets = createSavedValue<readonly Preset[]>({
  key: 'dhvani.riyaz-presets',
  version: 1,
  fallback: NONE,
  parse: parsePresets,
})

export const usePresets = (): readonly Preset[] => useSavedValue(presets)

export const savePreset = (preset: Preset): void => presets.set(keepPreset(presets.get(), preset))

export const removePreset = (name: string): void =>
  presets.set(presets.get().filter((preset) => preset.name !== name))
