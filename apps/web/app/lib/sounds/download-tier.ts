import {
  changePreferences,
  preferences,
  usePreferences,
  type DownloadChoice,
} from '#lib/store/preferences.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'

/** Every built-in sound has two files: one in full quality, and one with about 64 kbit/s. */
export type DownloadTier = 'standard' | 'small'

export const DOWNLOAD_TIERS: readonly DownloadTier[] = ['standard', 'small']

/** Chromium's Network Information, which other browsers do not have. */
type Connected = Navigator & {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** About 700 kbit/s and below, by the round trips and the throughput that the browser has seen. */
const SLOW = new Set(['slow-2g', '2g', '3g'])

/** @returns whether the browser is set to save data */
export const asksToSaveData = (): boolean => (navigator as Connected).connection?.saveData === true

/** @returns whether the browser knows its connection to be slow; false where it does not tell */
export const isSlowLine = (): boolean =>
  SLOW.has((navigator as Connected).connection?.effectiveType ?? '')

const resolveTier = (choice: DownloadChoice): DownloadTier => {
  if (choice !== 'auto') return choice
  return asksToSaveData() || isSlowLine() ? 'small' : 'standard'
}

/** @returns the tier of the next download; sounds that already play keep their file */
export const chosenTier = (): DownloadTier => resolveTier(preferences.get().downloads)

export const chooseTier = (downloads: DownloadTier): void => changePreferences({ downloads })

/** Prerendered pages show `standard`, because they know no visitor's choice. */
export const useTier = (): DownloadTier => {
  const { downloads } = usePreferences()
  return useHydrated() ? resolveTier(downloads) : 'standard'
}
