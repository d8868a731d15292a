import { createSavedValue } from '#lib/store/saved-value.ts'

type Settings = Readonly<Record<string, string>>

const parseSettings = (saved: unknown): Settings | undefined => {
  if (typeof saved !== 'object' || saved === null) return undefined
  const settings = Object.entries(saved).filter(([, code]) => typeof code === 'string')
  return Object.fromEntries(settings) as Settings
}

/** The setting that the listener last chose for each sound on this device, for when the sound is added again. */
const lastSettings = createSavedValue<Settings>({
  key: 'dhvani.settings',
  version: 1,
  fallback: {},
  parse: parseSettings,
})

/** @returns a code as in `SoundSource.setting`; one of a later release may be unknown to this one */
export const findLastSetting = (soundId: string): string | undefined =>
  new Map(Object.entries(lastSettings.get())).get(soundId)

export const keepLastSetting = (soundId: string, code: string | undefined): void => {
  const { [soundId]: _before, ...others } = lastSettings.get()
  lastSettings.set(code ? { ...others, [soundId]: code } : others)
}
