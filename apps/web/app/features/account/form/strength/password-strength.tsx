import { m } from '#messages'
import { ratePassword, type Strength } from './rate-password.ts'
import { StrengthBars } from './strength-bars.tsx'

const LOOKS: Readonly<Record<Strength, { readonly bars: number; readonly colour: string }>> = {
  short: { bars: 1, colour: 'bg-terracotta' },
  easy: { bars: 2, colour: 'bg-terracotta' },
  fair: { bars: 3, colour: 'bg-marigold-deep' },
  strong: { bars: 4, colour: 'bg-peacock' },
}

const describe = (strength: Strength, missing: number): string => {
  switch (strength) {
    case 'short':
      return missing === 1 ? m.strength_short_one() : m.strength_short({ count: missing })
    case 'easy':
      return m.strength_easy()
    case 'fair':
      return m.strength_fair()
    case 'strong':
      return m.strength_strong()
  }
}

type PasswordStrengthProps = {
  readonly password: string
  readonly about: readonly string[]
  /** Of a new password on this site, in Unicode code points. */
  readonly minLength: number
}

export const PasswordStrength = ({ password, about, minLength }: PasswordStrengthProps) => {
  const strength = ratePassword(password, { about, minLength })
  const { bars, colour } = LOOKS[strength]
  return (
    <StrengthBars reached={bars} colour={colour}>
      <span aria-live="polite">{describe(strength, minLength - [...password].length)}</span>
    </StrengthBars>
  )
}
