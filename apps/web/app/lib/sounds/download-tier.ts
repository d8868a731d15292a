import {
  changePreferences,
  preferences,
  usePreferences,
  type DownloadChoice,
} from '#lib/page/preferences.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'

/** Every built-in sound has two files: one in full quality, and one with about 64 kbit/s. */
export type DownloadTier = 'standard' | 'small'

export const DOWNLOAD_TIERS: readonly DownloadTier[] = ['standard', 'small']

type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** @returns whether the browser is set to save data */
export const asksToSaveData = (): boolean => (navigator as DataSaver).connection?.saveData === true

const resolveTier = (choice: DownloadChoice): DownloadTier => {
  if (choice !== 'auto') return choice
  return asksToSaveData() ? 'small' : 'standard'
}

/** @returns the tier of the next download; sounds that already play keep their file */
export const chosenTier = (): DownloadTier => resolveTier(preferences.get().downloads)

export const chooseTier = (downloads: DownloadTier): void => changePreferences({ downloads })

/** Prerendered pages show `standard`, because they know no visitor's choice. */
export const useTier = (): DownloadTier => {
  const { downloads } = usePreferences()
  return useHydrated() ? resolveTier(downloads) : 'standard'
}
