import { asciiDigits } from '#lib/language/ascii-digits.ts'
import { SLEEP_MINUTES } from './sleep.ts'

/** @returns the whole minutes that a text names in the digits of any script, if a timer can have that length */
export const readMinutes = (text: string): number | undefined => {
  const minutes = /^\s*\p{Nd}+\s*$/u.test(text) ? Number(asciiDigits(text)) : Number.NaN
  return minutes >= SLEEP_MINUTES.min && minutes <= SLEEP_MINUTES.max ? minutes : undefined
}
