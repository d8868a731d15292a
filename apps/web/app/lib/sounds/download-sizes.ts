import type { BuiltInSound } from '@dhvani/catalogue'
import type { DownloadTier } from './download-tier.ts'
import { findHead } from './head-of-file.ts'
import { renderedFiles } from './sound-sources.ts'

/** @returns how many bytes a sound takes in each tier; this device may need the head of the small file alone */
export const downloadSizes = (sound: BuiltInSound): Readonly<Record<DownloadTier, number>> => {
  const { standard, small, credit } = renderedFiles(sound)
  const head = credit ? undefined : findHead(small)
  return { standard: standard.bytes, small: (head ?? small).bytes }
}
