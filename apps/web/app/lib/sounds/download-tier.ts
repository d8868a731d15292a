import {
  changePreferences,
  preferences,
  usePreferences,
  type DownloadChoice,
} from '#lib/page/preferences.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'

/** Every built-in sound is there twice: as good as it gets, and in about 64 kbit/s. */
export type DownloadTier = 'standard' | 'small'

export const DOWNLOAD_TIERS: readonly DownloadTier[] = ['standard', 'small']

type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** Whether the browser says that its person wants to save data. */
export const asksToSaveData = (): boolean => (navigator as DataSaver).connection?.saveData === true

const resolveTier = (choice: DownloadChoice): DownloadTier => {
  if (choice !== 'auto') return choice
  return asksToSaveData() ? 'small' : 'standard'
}

/** What sounds are fetched in from now on; what already plays stays as it is. */
export const chosenTier = (): DownloadTier => resolveTier(preferences.get().downloads)

export const chooseTier = (downloads: DownloadTier): void => changePreferences({ downloads })

/** Prerendered pages show `standard`: they know nothing of the person. */
export const useTier = (): DownloadTier => {
  const { downloads } = usePreferences()
  return useHydrated() ? resolveTier(downloads) : 'standard'
}
