declare module 'virtual:dictionaries' {
  import type { Dictionary, Heads, Texts } from '#lib/page/say.ts'

  /** Loads the texts of a language, or of its articles; English is in the code itself. */
  export const dictionaries: Readonly<
    Partial<Record<Texts, () => Promise<{ readonly default: Dictionary | Heads }>>>
  >
}
