import type { DONATION_TIERS_GBP } from '@dhvani/catalogue'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { TierPicture } from './tier-picture.tsx'

export type Amount = (typeof DONATION_TIERS_GBP)[number]

const TEXTS: Readonly<Record<Amount, () => string>> = {
  10: m.donate_tier_10,
  50: m.donate_tier_50,
  100: m.donate_tier_100,
}

type DonationTierProps = {
  readonly amount: Amount
  readonly isDisabled: boolean
  readonly isBusy: boolean
  /** Id of the text that says why this amount cannot be given. */
  readonly whyNot: string | undefined
  /** Shown above the button. */
  readonly children: ReactNode
  readonly onDonate: () => void
}

export const DonationTier = (props: DonationTierProps) => {
  const { amount, isDisabled, isBusy, whyNot, children, onDonate } = props
  return (
    <li className="flex flex-col items-center rounded-card border border-line bg-surface p-6 text-center shadow-card">
      <TierPicture amount={amount} />
      <p className="mt-4 font-display text-4xl text-terracotta">{m.donate_amount({ amount })}</p>
      <p className="mt-2 mb-6 text-ink-soft">{TEXTS[amount]()}</p>
      <div className="mt-auto flex w-full flex-col gap-3">
        {children}
        {/* Without a price the button keeps the focus, so that a screen reader says why it does nothing. */}
        <Button
          size="large"
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
          disabled={isDisabled}
          aria-busy={isBusy}
          aria-disabled={whyNot === undefined ? undefined : true}
          aria-describedby={whyNot}
          onClick={whyNot === undefined ? onDonate : undefined}
        >
          {m.donate_button({ amount })}
        </Button>
      </div>
    </li>
  )
}
