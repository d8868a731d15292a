import { useEffect, useState } from 'react'
import type { SiteConfig } from '@dhvani/catalogue'
import { loadPart } from '#lib/code/load-part.ts'

type Prices = SiteConfig['donationPrices']

const loadPrices = async (): Promise<Prices> => {
  const { loadSiteConfig } = await loadPart(() => import('#lib/page/site-config.ts'))
  return (await loadSiteConfig()).donationPrices
}

/** The prices by amount, `undefined` until the page knows them; an amount without one cannot be paid. */
export const usePrices = () => {
  const [prices, setPrices] = useState<Prices>()

  useEffect(() => {
    // A press on a tier asks again.
    loadPrices().then(setPrices, () => undefined)
  }, [])

  const load = async (): Promise<Prices> => {
    const loaded = await loadPrices()
    setPrices(loaded)
    return loaded
  }
  return { prices, load }
}
