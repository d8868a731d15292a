import { createStore } from '#lib/store/store.ts'

/** Sounds whose latest setting could not be made on this device. They play on as they were. */
export const unmadeSettings = createStore<ReadonlySet<string>>(new Set())

/** What became of the setting that a listener chose last. */
export type SettingOutcome = 'made' | 'failed'

export const noteSettingOutcome = (soundId: string, outcome: SettingOutcome): void => {
  const others = [...unmadeSettings.getSnapshot()].filter((id) => id !== soundId)
  unmadeSettings.set(new Set(outcome === 'made' ? others : [...others, soundId]))
}
