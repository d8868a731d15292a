import { inDigits } from '#lib/language/say.ts'

const PLACE = /\{(\w+)\}/g

/** @returns a text with its places filled in, numbers in the digits of the listener's choice */
export const fillWords = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  text.replace(PLACE, (_, place: string) => {
    const value = values[place]
    return typeof value === 'number' ? inDigits(String(value)) : (value ?? '')
  })
