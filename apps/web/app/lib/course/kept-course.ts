import { createSavedValue } from '#lib/store/saved-value.ts'

/** The choices as storage has them. `readCourse` parses them: every page loads this file, so the parser stays out. */
export const keptCourse = createSavedValue<unknown>({
  key: 'dhvani.course',
  version: 1,
  fallback: undefined,
  parse: (saved) => saved,
})
