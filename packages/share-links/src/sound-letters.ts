import type { BuiltInSoundId } from '@dhvani/catalogue'

/** Letters of the sounds in links. Links live for years: never reuse or change a letter, only add. */
export const LETTERS: Readonly<Record<BuiltInSoundId, string>> = {
  rain: 'a',
  'rain-thunder': 'b',
  'sea-waves': 'c',
  'river-flowing': 'd',
  breeze: 'e',
  'coffee-shop': 'f',
  'indian-traffic': 'g',
  train: 'h',
  'koel-singing': 'i',
  'morning-birds': 'j',
  'asmr-kiss': 'k',
  'high-frequency': 'l',
}
