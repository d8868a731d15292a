import type { Call } from './citations.ts'

/** What the search for citations passes over in one article. */
export type Exemptions = {
  readonly calls?: readonly Call[]
  /** Author names of the bibliography that this article gives to another person or to a thing. */
  readonly others?: readonly string[]
  /** Ends of passages whose year is the year of an event, and not of a cited work. */
  readonly years?: readonly string[]
}

/** By slug: a name or a year that is passed over in one article counts in every other. */
export const citationExemptions: Readonly<Record<string, Exemptions>> = {
  'ambient-sounds-anxiety-relief': { calls: [{ work: 'KUNI22(a)', name: 'Kunikullaya' }] },
  'calm-music-sleep': {
    others: ['Kalyani'],
    years: ['trial of sleep (searched November 2026', 'found is right (searched November 2026'],
  },
  'future-sound-therapy': {
    calls: [
      { work: 'KUNI22(a)', name: 'Kunikullaya' },
      { work: 'GOLDSBY17', name: 'Goldsbys' },
      { work: 'FANCOURT19', name: 'World Health Organization' },
    ],
    years: ['By July 2024', 'sult we did not find (searched November 2026'],
  },
  'indian-classical-meditation': {
    calls: [
      { work: 'HOURS(a)', name: 'The Hindu BusinessLine' },
      { work: 'HOURS', name: 'Scroll.in' },
      { work: 'KUNI22(a)', name: 'Kunikullaya' },
    ],
    others: ['Kumar', 'Sharma'],
    years: [
      'speech of 1916',
      'We found none (searched November 2026',
      'Call of the Valley, from 1967',
    ],
  },
  'indian-sitar-mental-health': {
    calls: [
      { work: 'KUNI21', name: 'Kaunsi Kanada' },
      { work: 'FANCOURT19', name: 'World Health Organization' },
    ],
    years: ['did not find (searched November 2026'],
  },
  'create-focus-soundscape': { years: ['of this dish (searched November 2026'] },
  'mantra-chanting-benefits': { years: ['we found no source (searched November 2026'] },
  'meditation-music-science': { years: ['We found none (searched November 2026'] },
  'music-for-adhd': {
    others: ['Brown'],
    years: ['trial of a raga (searched November 2026'],
  },
  'music-therapy-depression': {
    calls: [{ work: 'FANCOURT19', name: 'World Health Organization' }],
    years: [
      'group to compare (searched November 2026',
      'home we did not find (searched November 2026',
    ],
  },
  'nature-vs-urban-sounds': {
    calls: [{ work: 'NOISE(b)', name: 'noise rules' }],
    years: ['I found no test (searched November 2026'],
  },
  'power-of-focus-music': {
    years: [
      'In the 2011',
      'we found no study (searched November 2026',
      'magic number (searched November 2026',
    ],
  },
  'rise-of-asmr': { others: ['Kiss'], years: ['In 2010'] },
  'singing-bowls-healing': {
    years: ['Nancy Hennings, came out in 1972', 'work up to July 2024'],
  },
  'sitar-mind-peace': {
    others: ['Pandit'],
    years: ['did not find (searched November 2026'],
  },
  'tabla-energy-motivation': {
    others: ['Murthy'],
    years: ['at the United Nations in 1966', 'did not find (searched November 2026'],
  },
}
