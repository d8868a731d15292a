import type { BuiltInSoundId } from '@dhvani/catalogue'

const OTHER_WORDS = {
  rain: 'rain monsoon बारिश वर्षा बरसात',
  'rain-thunder': 'rain thunder storm lightning बारिश बादल गरज तूफ़ान बिजली',
  'sea-waves': 'sea ocean beach waves surf समुद्र सागर लहरें',
  'river-flowing': 'river stream water ganga नदी पानी दरिया गंगा',
  breeze: 'breeze wind leaves air hawa हवा पवन पत्ते',
  'coffee-shop': 'coffee cafe tea chai people कॉफ़ी चाय लोग',
  'indian-traffic': 'traffic street cars horns road सड़क गाड़ियाँ यातायात ट्रैफ़िक',
  train: 'train railway rail ट्रेन रेल रेलगाड़ी',
  'koel-singing': 'koel cuckoo bird कोयल चिड़िया पक्षी',
  'morning-birds': 'birds morning dawn sparrow चिड़िया पक्षी सुबह भोर',
  'asmr-kiss': 'asmr kiss whisper चुंबन',
  'high-frequency': 'high frequency tone focus ऊँची आवृत्ति',
} as const satisfies Readonly<Record<BuiltInSoundId, string>>

const wordsById: ReadonlyMap<string, string> = new Map(Object.entries(OTHER_WORDS))

/** What else listeners may call a built-in sound, in English and Hindi on every page. It is searched and never shown. */
export const otherWords = (id: string): string => wordsById.get(id) ?? ''
