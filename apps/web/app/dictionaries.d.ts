declare module 'virtual:dictionaries' {
  import type { Learnt, Texts } from '#lib/page/say.ts'

  /** Loads the texts of a language, or of a kind of page in it; English is in the code itself. */
  export const dictionaries: Readonly<
    Partial<Record<Texts, () => Promise<{ readonly default: Learnt }>>>
  >
}
