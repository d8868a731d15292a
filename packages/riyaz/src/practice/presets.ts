import { parseSettings, type RiyazSettings } from '../settings/settings.ts'

/** A practice under a name. */
export type Preset = { readonly name: string; readonly settings: RiyazSettings }

/** How many a device keeps, and how long a name is: in code points. */
export const PRESET_LIMITS = { count: 30, name: 40 } as const

/** Puts a preset first, in the place of one of the same name. */
export const keepPreset = (presets: readonly Preset[], preset: Preset): readonly Preset[] =>
  [preset, ...presets.filter(({ name }) => name !== preset.name)].slice(0, PRESET_LIMITS.count)

const isNamed = (value: unknown): value is { readonly name: string; readonly settings: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  value.name.trim() !== '' &&
  [...value.name].length <= PRESET_LIMITS.name &&
  'settings' in value

/** @returns presets as a device kept them; `undefined` where it is nothing of the kind */
export const parsePresets = (saved: unknown): readonly Preset[] | undefined =>
  Array.isArray(saved)
    ? saved
        .filter(isNamed)
        .slice(0, PRESET_LIMITS.count)
        .map(({ name, settings }) => ({ name, settings: parseSettings(settings).settings }))
    : undefined
