import { englishWords } from './english-words.ts'
import { hindiWords } from './hindi-words.ts'
import type { LanguageWords } from './language-words.ts'

const WORDS = { en: englishWords, hi: hindiWords } as const satisfies Record<string, LanguageWords>

/** A language in which the server can write mails. */
export type MailLanguage = keyof typeof WORDS

/** @returns the language that an account's metadata name; English where they name none, or one without mails */
export const mailLanguageOf = ({
  raw_user_meta_data: metadata,
}: {
  readonly raw_user_meta_data: Readonly<Record<string, unknown>> | null
}): MailLanguage => {
  const named = metadata?.language
  return typeof named === 'string' && Object.hasOwn(WORDS, named) ? (named as MailLanguage) : 'en'
}

/** @returns the site's pages in a language, without a slash at the end */
export const siteIn = (siteUrl: string, language: MailLanguage): string =>
  language === 'en' ? siteUrl : `${siteUrl}/${language}`

export const wordsIn = (language: MailLanguage): LanguageWords => WORDS[language]
