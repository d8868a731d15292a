import { useEffect, useState } from 'react'
import { DONATION_TIERS_GBP } from '@dhvani/catalogue'
import { m } from '#messages'
import { showToast } from '#lib/page/toasts.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { loadFunctions } from '#lib/supabase/index.ts'
import { Button } from '#ui/button.tsx'
import { openCheckout, type Checkout, type WaitingTab } from './open-checkout.ts'
import { TierPicture } from './tier-picture.tsx'

type Amount = (typeof DONATION_TIERS_GBP)[number]

const TIER_TEXTS: Readonly<Record<Amount, () => string>> = {
  10: m.donate_tier_10,
  50: m.donate_tier_50,
  100: m.donate_tier_100,
}

const loadConfig = async () => (await import('#lib/page/site-config.ts')).loadSiteConfig()

const createCheckout = async (priceId: string): Promise<unknown> => {
  const functions = await loadFunctions()
  const { data, error } = await functions.invoke<unknown>('create-checkout', { body: { priceId } })
  if (error) throw error
  return data
}

const openTab = (): WaitingTab | undefined => {
  const tab = window.open('', '_blank')
  if (!tab) return undefined
  tab.document.title = m.donate_opening()
  tab.document.body.textContent = m.donate_opening()
  return {
    go(url) {
      tab.opener = null
      tab.location.replace(url)
    },
    close: () => tab.close(),
  }
}

const tell = (checkout: Checkout) => {
  switch (checkout.kind) {
    case 'opened':
      return
    case 'blocked':
      showToast({
        title: m.donate_blocked_title(),
        description: m.donate_blocked_text(),
        duration: 60_000,
        action: {
          label: m.donate_blocked_action(),
          onAction: () => window.open(checkout.url, '_blank', 'noopener'),
        },
      })
      return
    case 'failed':
      showToast({
        title: checkout.reason ?? m.error_title(),
        description: m.donate_failed(),
        variant: 'destructive',
      })
  }
}

/** `false` once the page knows that the operator set no price: then a press opens no tab. */
const usePrices = () => {
  const [prices, setPrices] = useState<Readonly<Record<Amount, string | null>>>()

  useEffect(() => {
    // A press on a tier asks again.
    loadConfig().then(
      (config) => setPrices(config.donationPrices),
      () => undefined,
    )
  }, [])

  return prices
}

export const DonationTiers = () => {
  const isHydrated = useHydrated()
  const prices = usePrices()
  const [busy, setBusy] = useState<Amount>()

  const handleDonate = async (amount: Amount) => {
    if (busy !== undefined) return
    const tab = prices?.[amount] === null ? undefined : openTab()
    setBusy(amount)
    const checkout = await openCheckout(tab, {
      findPriceId: async () => (await loadConfig()).donationPrices[amount],
      createCheckout,
    })
    setBusy(undefined)
    tell(checkout)
  }

  return (
    <ul className="grid gap-6 sm:grid-cols-3">
      {DONATION_TIERS_GBP.map((amount) => (
        <li
          key={amount}
          className="flex flex-col items-center rounded-card border border-line bg-surface p-6 text-center shadow-card"
        >
          <TierPicture amount={amount} />
          <p className="mt-4 font-display text-4xl text-terracotta">
            {m.donate_amount({ amount })}
          </p>
          <p className="mt-2 mb-6 text-ink-soft">{TIER_TEXTS[amount]()}</p>
          <Button
            size="large"
            className="mt-auto w-full"
            disabled={!isHydrated || busy !== undefined}
            aria-busy={busy === amount}
            onClick={() => void handleDonate(amount)}
          >
            {m.donate_button({ amount })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
