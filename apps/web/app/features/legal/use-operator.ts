import { useEffect, useState } from 'react'
import type { SiteConfig } from '@dhvani/catalogue'
import { loadPart } from '#lib/code/load-part.ts'
import { isUnreached } from '#lib/network/no-answer.ts'

export type Operator = SiteConfig['operator']

/** Who runs the site: `undefined` until the server has answered, `'unknown'` when it did not. */
export const useOperator = (): Operator | 'unknown' | undefined => {
  const [operator, setOperator] = useState<Operator | 'unknown'>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const { loadSiteConfig } = await loadPart(() => import('#lib/page/site-config.ts'))
      const config = await loadSiteConfig()
      if (isCurrent) setOperator(config.operator)
    }
    load().catch((error: unknown) => {
      if (!isUnreached(error)) reportError(error)
      if (isCurrent) setOperator('unknown')
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return operator
}
