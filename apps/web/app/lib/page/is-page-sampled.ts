import { loadPart } from '#lib/code/load-part.ts'

const decide = async (): Promise<boolean> => {
  const { loadSiteConfig } = await loadPart(() => import('./site-config.ts'))
  return Math.random() < (await loadSiteConfig()).errorReports
}

let sampled: Promise<boolean> | undefined

/**
 * Decides, once in the life of a page, whether it reports its errors and how smoothly it played, by the share of
 * pages that the operator set.
 *
 * @throws where the site does not answer
 */
export const isPageSampled = (): Promise<boolean> => (sampled ??= decide())
