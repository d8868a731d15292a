export type Strength = 'short' | 'easy' | 'fair' | 'strong'

/** Words that many people choose and guessers try first. The service refuses ten thousand more. */
const COMMON_WORDS = [
  'password',
  'passwort',
  'welcome',
  'letmein',
  'qwerty',
  'asdfgh',
  'zxcvbn',
  'abc123',
  'iloveyou',
  'football',
  'cricket',
  'dragon',
  'monkey',
  'princess',
  'sunshine',
  'admin',
  'krishna',
  'dhvani',
]

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/] as const
const KIND_SIZES = [26, 26, 10, 32] as const

const isStep = (left: string, right: string): boolean => {
  const difference = right.charCodeAt(0) - left.charCodeAt(0)
  return difference >= -1 && difference <= 1
}

/** Counts characters that do not repeat or follow the one before: one each in `aaaa` and `1234`. */
const surprisingLength = (password: string): number =>
  [...password].filter((character, index, all) => {
    const before = all[index - 1]
    return before === undefined || !isStep(before, character)
  }).length

const withoutKnown = (password: string, about: readonly string[]): string => {
  const personal = about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))
    .filter((word) => word.length >= 4)
  return [...COMMON_WORDS, ...personal].reduce(
    (rest, word) => rest.replaceAll(word, '\0'),
    password.toLowerCase(),
  )
}

const FAIR_BITS = 38
const STRONG_BITS = 70

/**
 * Estimates how hard a password is to guess, as a hint. The service decides what it accepts.
 *
 * @param about texts that the password should not repeat, such as its owner's name and address
 * @param minLength below it a password is `short`, in Unicode code points
 */
export const ratePassword = (
  password: string,
  { about, minLength }: { readonly about: readonly string[]; readonly minLength: number },
): Strength => {
  if ([...password].length < minLength) return 'short'
  const pool = KINDS.reduce(
    (sum, kind, index) => sum + (kind.test(password) ? (KIND_SIZES[index] ?? 0) : 0),
    0,
  )
  const bits = surprisingLength(withoutKnown(password, about)) * Math.log2(Math.max(pool, 2))
  if (bits < FAIR_BITS) return 'easy'
  return bits < STRONG_BITS ? 'fair' : 'strong'
}
