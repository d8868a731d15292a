import { createSavedValue } from '#lib/store/saved-value.ts'

/** The wake as storage has it. `readWake` parses it: every page loads this file, so the parser stays out. */
export const savedWake = createSavedValue<unknown>({
  key: 'dhvani.wake',
  version: 1,
  fallback: undefined,
  parse: (saved) => saved,
})
