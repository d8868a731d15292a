declare module 'virtual:dictionaries' {
  import type { Dictionary } from '#lib/page/say.ts'

  /** Loads the texts of a language; English is in the code itself. */
  export const dictionaries: Readonly<
    Partial<Record<string, () => Promise<{ readonly default: Dictionary }>>>
  >
}
