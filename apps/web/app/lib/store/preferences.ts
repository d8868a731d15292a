import { locales, type Locale } from '#locale'
import { createSavedValue, useSavedValue } from './saved-value.ts'

export type ThemeChoice = 'system' | 'subah' | 'raat'

/** Which files of the built-in sounds are downloaded; `auto` follows the browser's Save-Data. */
export type DownloadChoice = 'auto' | 'standard' | 'small'

/** Minutes between two bells of a focus session; 0 for none. */
export const BELL_MINUTES = [0, 5, 10, 15, 20, 30] as const

export type BellMinutes = (typeof BELL_MINUTES)[number]

export type Preferences = {
  readonly theme: ThemeChoice
  /** Whether single keys (space, s, m …) act outside of text fields. */
  readonly hasShortcuts: boolean
  /** Ring the singing bowl when the focus timer ends. */
  readonly hasBell: boolean
  /** Of the singing bowl, in percent. */
  readonly bellVolume: number
  /** Ring it every so many minutes of a focus session, too. */
  readonly bellMinutes: BellMinutes
  /** Show the time of day in night mode. */
  readonly hasNightClock: boolean
  /** Fade the mix out when the focus timer ends. */
  readonly fadesAtEnd: boolean
  /** Show a system notification when the focus timer ends. */
  readonly notifies: boolean
  readonly downloads: DownloadChoice
  /** Play beside the sound of other programs, where the browser lets a page choose. */
  readonly playsBeside: boolean
  /** Write numbers in the digits of the page's language, such as १२३. */
  readonly hasOwnDigits: boolean
  /** The language that the visitor chose. */
  readonly language?: Locale | undefined
  /** The language that was offered last, which is no choice. */
  readonly offered?: Locale | undefined
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  hasShortcuts: true,
  hasBell: true,
  bellVolume: 50,
  bellMinutes: 0,
  hasNightClock: false,
  fadesAtEnd: false,
  notifies: false,
  downloads: 'auto',
  playsBeside: false,
  hasOwnDigits: false,
}

/** Key in localStorage. The script that sets the theme before the first paint reads it too. */
export const PREFERENCES_KEY = 'dhvani.preferences'

const isTheme = (value: unknown): value is ThemeChoice =>
  value === 'system' || value === 'subah' || value === 'raat'

const isDownloadChoice = (value: unknown): value is DownloadChoice =>
  value === 'auto' || value === 'standard' || value === 'small'

const isVolume = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100

const isBellMinutes = (value: unknown): value is BellMinutes =>
  BELL_MINUTES.some((known) => known === value)

const isLanguage = (value: unknown): value is Locale => locales.some((locale) => locale === value)

const parsePreferences = (saved: unknown): Preferences | undefined => {
  if (typeof saved !== 'object' || saved === null) return undefined
  const fields = saved as Record<string, unknown>
  const flag = (
    name: Exclude<
      keyof Preferences,
      'theme' | 'bellVolume' | 'bellMinutes' | 'downloads' | 'language' | 'offered'
    >,
  ) => {
    const value = fields[name]
    return typeof value === 'boolean' ? value : DEFAULT_PREFERENCES[name]
  }
  return {
    theme: isTheme(fields.theme) ? fields.theme : DEFAULT_PREFERENCES.theme,
    hasShortcuts: flag('hasShortcuts'),
    hasBell: flag('hasBell'),
    bellVolume: isVolume(fields.bellVolume) ? fields.bellVolume : DEFAULT_PREFERENCES.bellVolume,
    bellMinutes: isBellMinutes(fields.bellMinutes) ? fields.bellMinutes : 0,
    hasNightClock: flag('hasNightClock'),
    fadesAtEnd: flag('fadesAtEnd'),
    notifies: flag('notifies'),
    playsBeside: flag('playsBeside'),
    hasOwnDigits: flag('hasOwnDigits'),
    downloads: isDownloadChoice(fields.downloads)
      ? fields.downloads
      : DEFAULT_PREFERENCES.downloads,
    language: isLanguage(fields.language) ? fields.language : undefined,
    offered: isLanguage(fields.offered) ? fields.offered : undefined,
  }
}

export const preferences = createSavedValue<Preferences>({
  key: PREFERENCES_KEY,
  version: 1,
  fallback: DEFAULT_PREFERENCES,
  parse: parsePreferences,
})

export const usePreferences = (): Preferences => useSavedValue(preferences)

export const changePreferences = (change: Partial<Preferences>): void =>
  preferences.set({ ...preferences.get(), ...change })
