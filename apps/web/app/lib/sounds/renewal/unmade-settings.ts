import { createStore } from '#lib/store/store.ts'

/** Sounds whose latest setting could not be made on this device. They play on as they were. */
export const unmadeSettings = createStore<ReadonlySet<string>>(new Set())

export const tellMade = (soundId: string, isMade: boolean): void => {
  const others = [...unmadeSettings.getSnapshot()].filter((id) => id !== soundId)
  unmadeSettings.set(new Set(isMade ? others : [...others, soundId]))
}
