import type { DONATION_TIERS_GBP } from '@dhvani/catalogue'
import type { ReactNode, Ref } from 'react'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'

const LAMPS: Readonly<Record<10 | 50 | 100, readonly number[]>> = {
  10: [0],
  50: [-27, 27],
  100: [-54, 0, 54],
}

/** One, two or three lamps. */
const TierPicture = ({ amount }: { readonly amount: 10 | 50 | 100 }) => (
  <svg aria-hidden viewBox="-80 -52 160 86" className="h-24 w-44">
    {LAMPS[amount].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path d="M0-46C12-30 15-20 0-6C-15-20-12-30 0-46Z" fill="var(--marigold)" />
        <path d="M0-32C6-24 7-17 0-9C-7-17-6-24 0-32Z" fill="var(--surface)" />
        <path d="M-22 0H22C20 17 10 23 0 23S-20 17-22 0Z" fill="var(--terracotta)" />
        <path d="M-22 0H22" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M-14 30H14" stroke="var(--terracotta)" strokeWidth="4" strokeLinecap="round" />
      </g>
    ))}
  </svg>
)

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
  readonly button?: Ref<HTMLButtonElement> | undefined
}

export const DonationTier = (props: DonationTierProps) => {
  const { amount, isDisabled, isBusy, whyNot, children, button, onDonate } = props
  return (
    <li className="flex flex-col items-center rounded-card border border-line bg-surface p-6 text-center shadow-card">
      <TierPicture amount={amount} />
      <p className="mt-4 font-display text-4xl text-terracotta">{m.donate_amount({ amount })}</p>
      <p className="mt-2 mb-6 text-ink-soft">{TEXTS[amount]()}</p>
      <div className="mt-auto flex w-full flex-col gap-3">
        {children}
        {/* Without a price the button keeps the focus, so that a screen reader says why it does nothing. */}
        <Button
          ref={button}
          size="large"
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
