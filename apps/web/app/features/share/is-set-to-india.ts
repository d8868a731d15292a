/** What a browser says of the place it is used at. */
type Setting = { readonly languages: readonly string[]; readonly timeZone: string }

/** Languages of India that are hardly any other country's main one; Urdu and Bengali count with the region alone. */
const LANGUAGES = new Set('as brx doi gu hi kn kok ks mai ml mni mr or pa sa sat ta te'.split(' '))

/** Browsers name the zone of India by its older name, too. */
const ZONES: readonly string[] = ['Asia/Kolkata', 'Asia/Calcutta']

const isIndian = (tag: string): boolean => {
  const [language = '', ...others] = tag.split('-')
  const region = others.find((part) => /^[A-Z]{2}$/.test(part))
  return region === undefined ? LANGUAGES.has(language) : region === 'IN'
}

/** @returns whether a browser is set to a language of India or to its time */
export const isSetToIndia = ({ languages, timeZone }: Setting): boolean =>
  ZONES.includes(timeZone) || languages.some(isIndian)
