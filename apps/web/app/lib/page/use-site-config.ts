import type { SiteConfig } from '@dhvani/catalogue'
import { useEffect, useState } from 'react'
import { loadPart } from '#lib/code/load-part.ts'

/** The site's settings; `undefined` until they are known, and as long as the server does not tell. */
export const useSiteConfig = (): SiteConfig | undefined => {
  const [config, setConfig] = useState<SiteConfig>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const { loadSiteConfig } = await loadPart(() => import('./site-config.ts'))
      const loaded = await loadSiteConfig()
      if (isCurrent) setConfig(loaded)
    }
    load().catch(reportError)
    return () => {
      isCurrent = false
    }
  }, [])
  return config
}
