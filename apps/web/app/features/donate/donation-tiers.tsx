import { useId, useRef, useState, useEffect } from 'react'
import { DONATION_TIERS_GBP, type SiteConfig } from '@dhvani/catalogue'
import { m } from '#messages'
import { isOnline } from '#lib/network/online.ts'
import { fixedWords } from '#lib/language/fixed-words.ts'
import { isUnreached } from '#lib/network/no-answer.ts'
import { showToast, toasts } from '#lib/notices/toasts.ts'
import { useFirstInteraction } from '#lib/page/use-first-interaction.ts'
import { useFocusBack } from '#lib/page/use-focus-back.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { useUnreached } from '#lib/network/use-unreached.ts'
import { beginWait } from '#lib/notices/waits.ts'
import { loadFunctions } from '#lib/supabase/index.ts'
import { classNames } from '#ui/class-names.ts'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { loadPart } from '#lib/code/load-part.ts'
import { DonationTier, type Amount } from './donation-tier.tsx'
import { openCheckout, type Checkout, type WaitingTab } from './open-checkout.ts'

type Prices = SiteConfig['donationPrices']

const loadPrices = async (): Promise<Prices> => {
  const { loadSiteConfig } = await loadPart(() => import('#lib/page/site-config.ts'))
  return (await loadSiteConfig()).donationPrices
}

/** The prices by amount, `undefined` until the page knows them; an amount without one cannot be paid. */
const usePrices = () => {
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

const createCheckout = async (priceId: string): Promise<unknown> => {
  const functions = await loadFunctions()
  const { data, error } = await functions.invoke<unknown>('create-checkout', { body: { priceId } })
  if (error) throw error
  return data
}

/** Without it, a press without a network would first wait for the client's code. */
const prepare = () => void loadFunctions().catch(() => undefined)

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

const showCheckoutEnd = (checkout: Exclude<Checkout, { kind: 'unreached' }>) => {
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
        title: checkout.reason === undefined ? m.error_title() : fixedWords(checkout.reason),
        description: m.donate_failed(),
        variant: 'destructive',
      })
  }
}

type DonationTiersProps = {
  /** Whether the page offers a gift in another currency. */
  readonly hasOtherWay: boolean
}

export const DonationTiers = ({ hasOtherWay }: DonationTiersProps) => {
  const isHydrated = useHydrated()
  const { prices, load } = usePrices()
  const [busy, setBusy] = useState<Amount>()
  const [pressed, setPressed] = useState<Amount>()
  const { unreached, show, clear } = useUnreached()
  const id = useId()
  useFirstInteraction(prepare)
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(busy !== undefined, () => button.current)

  const handleDonate = async (amount: Amount) => {
    if (busy !== undefined) return
    const tab = isOnline() ? openTab() : undefined
    setBusy(amount)
    setPressed(amount)
    clear()
    // A toast about an earlier press is no longer true.
    toasts.dismiss()
    const endWait = beginWait(m.server_waiting())
    let price: string | null | undefined
    const findPriceId = async () => (price = (await load())[amount])
    const checkout = await openCheckout(tab, { findPriceId, createCheckout, isUnreached })
    endWait()
    setBusy(undefined)
    if (checkout.kind === 'unreached') show()
    // The page says by now that the amount has no price.
    else if (price !== null) showCheckoutEnd(checkout)
  }

  const isPriced = (amount: Amount) => prices?.[amount] !== null
  const canTakeGifts = DONATION_TIERS_GBP.some(isPriced)
  return (
    <>
      {/* Both lie in one cell: the cards below stay when the server says that nothing can be paid. */}
      <div className="mb-6 grid items-center text-center *:col-start-1 *:row-start-1">
        <p className={classNames('text-ink-soft', canTakeGifts ? '' : 'invisible')}>
          {m.donate_how()}
        </p>
        <p
          id={id}
          className={classNames('rounded-card bg-sunken p-4', canTakeGifts ? 'invisible' : '')}
        >
          {hasOtherWay ? m.donate_pounds_not_set_up() : m.donate_not_set_up()}
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-3">
        {DONATION_TIERS_GBP.map((amount) => (
          <DonationTier
            key={amount}
            button={amount === pressed ? button : undefined}
            amount={amount}
            isDisabled={!isHydrated || busy !== undefined}
            isBusy={busy === amount}
            whyNot={isPriced(amount) ? undefined : canTakeGifts ? `${id}-${amount}` : id}
            onDonate={() => void handleDonate(amount)}
          >
            {canTakeGifts && !isPriced(amount) ? (
              <p id={`${id}-${amount}`} className="text-sm text-ink-soft">
                {m.donate_tier_not_set_up()}
              </p>
            ) : null}
            {amount === pressed ? (
              <UnreachedNotice unreached={unreached} onAgain={() => void handleDonate(amount)} />
            ) : null}
          </DonationTier>
        ))}
      </ul>
    </>
  )
}
