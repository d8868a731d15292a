import { createStore } from '#lib/page/store.ts'

/** Sounds whose latest setting could not be made on this device. They play on as they were. */
export const unmadeSettings = createStore<ReadonlySet<string>>(new Set())

export const tellUnmade = (soundId: string, isUnmade: boolean): void => {
  const others = [...unmadeSettings.getSnapshot()].filter((id) => id !== soundId)
  unmadeSettings.set(new Set(isUnmade ? [...others, soundId] : others))
}
