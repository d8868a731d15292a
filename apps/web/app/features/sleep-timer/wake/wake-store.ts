import { createSavedValue } from '#lib/page/saved-value.ts'

/** As it is in storage, since every page loads this: `readWake` says what it means. */
export const savedWake = createSavedValue<unknown>({
  key: 'dhvani.wake',
  version: 1,
  fallback: undefined,
  parse: (saved) => saved,
})
