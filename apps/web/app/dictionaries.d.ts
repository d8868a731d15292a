declare module 'virtual:dictionaries' {
  import type { Learnt, Texts } from '#lib/language/say.ts'

  type TextsModule = {
    readonly default: Learnt
    /** Resolves when the fonts of the language are there, or have taken too long. */
    readonly letters?: Promise<unknown> | undefined
  }

  /** Loads the texts of a language, or of a kind of page in it; English is in the code itself. */
  export const dictionaries: Readonly<Partial<Record<Texts, () => Promise<TextsModule>>>>
}
