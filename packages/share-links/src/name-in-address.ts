import { cleanText, cutText, SOUND_NAME_LENGTH } from '@dhvani/catalogue'

/** Base64 with the letters that an address does not escape (base64url, RFC 4648), without padding. */
export const writeName = (name: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(name)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A link of the site is shorter than this: messengers show it whole. */
export const LINK_LENGTH = 200

/**
 * Cuts a name at the end of a grapheme cluster: `readName` would show half a conjunct as it is.
 *
 * @param room for what `writeName` makes of it, in characters
 */
export const fitName = (name: string, room: number): string => {
  const letters = Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment)
  while (letters.length > 0 && writeName(letters.join('')).length > room) letters.pop()
  return letters.join('').trim()
}

/** Indian scripts write some conjuncts with a joiner (U+200D) or a non-joiner (U+200C) between letters. */
const UNSEEN =
  /(?![\u200C\u200D])\p{C}|(?<![\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}])/gu

/** No script puts more marks on a letter than these; a tower of them covers the lines around it. */
const TOWER = /(\p{M}{4})\p{M}+/gu

/** Some letters have no ink: the fillers of Hangul, and the empty pattern of Braille (U+2800). */
const INVISIBLE = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u

/**
 * Anyone may have written the address: the name comes without `<`, `>` and characters that are not seen
 * or turn the text around, with four marks on a letter at most, and has at most 100 UTF-16 units. It is
 * empty where nothing of it is seen.
 *
 * @throws for text that `writeName` does not write
 */
export const readName = (code: string): string => {
  const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
  const name = new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
  )
  const seen = name.replaceAll(UNSEEN, '').replaceAll(TOWER, '$1')
  return INVISIBLE.test(seen) ? '' : cutText(cleanText(seen), SOUND_NAME_LENGTH.max)
}
