import type { BuiltInSoundId } from '@dhvani/catalogue'

/** Hindi stands in Latin letters: a query in Devanagari finds it too, and pages in English need no further letters. */
const OTHER_WORDS = {
  rain: 'rain monsoon baarish varsha barsaat',
  'rain-thunder': 'rain thunder storm lightning baarish baadal garaj toofan bijli',
  'sea-waves': 'sea ocean beach waves surf samudra saagar lehren',
  'river-flowing': 'river stream water ganga nadi paani dariya',
  breeze: 'breeze wind leaves air hawa pavan patte',
  'coffee-shop': 'coffee cafe tea chai people kaafi log dukaan',
  'indian-traffic': 'traffic street cars horns road sadak gaadiyan yatayat',
  train: 'train railway rail relgaadi',
  'koel-singing': 'koel koyal cuckoo bird chidiya pakshi',
  'morning-birds': 'birds morning dawn sparrow chidiya pakshi subah bhor',
  'asmr-kiss': 'asmr kiss whisper chumban',
  'high-frequency': 'high frequency tone focus oonchi aavritti',
} as const satisfies Readonly<Record<BuiltInSoundId, string>>

const wordsById: ReadonlyMap<string, string> = new Map(Object.entries(OTHER_WORDS))

/** What else listeners may call a built-in sound, in English and Hindi on every page. It is searched and never shown. */
export const otherWords = (id: string): string => wordsById.get(id) ?? ''
