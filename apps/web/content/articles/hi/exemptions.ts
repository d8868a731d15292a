import type { Exemptions } from '../../citation-exemptions.ts'

/** By slug: what the search for citations passes over in an article in Hindi. */
export const exemptionsInHindi: Readonly<Record<string, Exemptions>> = {
  'calm-music-sleep': {
    others: ['कल्याणी'],
    years: ['कोई परीक्षण हमें नहीं मिला (खोज: नवंबर 2026', 'जो हमें मिला (खोज: नवंबर 2026'],
  },
  'future-sound-therapy': {
    calls: [{ work: 'FANCOURT19', name: 'विश्व स्वास्थ्य संगठन' }],
    years: ['सुझा नहीं पाई। जुलाई 2024', 'नतीजा हमें नहीं मिला (खोज: नवंबर 2026'],
  },
  'indian-classical-meditation': {
    calls: [
      { work: 'HOURS(a)', name: 'बिज़नेसलाइन' },
      { work: 'HOURS', name: 'स्क्रॉल' },
    ],
    others: ['कुमार', 'शर्मा'],
    years: ['1916', 'प्रयोग हमें नहीं मिला (खोज: नवंबर 2026', '1967'],
  },
  'indian-sitar-mental-health': {
    calls: [{ work: 'FANCOURT19', name: 'विश्व स्वास्थ्य संगठन' }],
    years: ['कोई परीक्षण हमें नहीं मिला (खोज: नवंबर 2026'],
  },
  'create-focus-soundscape': { years: ['कोई परीक्षण हमें नहीं मिला (खोज: नवंबर 2026'] },
  'mantra-chanting-benefits': { years: ['कोई स्रोत हमें नहीं मिला (खोज: नवंबर 2026'] },
  'meditation-music-science': { years: ['परीक्षण हमें नहीं मिला (खोज: नवंबर 2026'] },
  'music-for-adhd': { others: ['ब्राउन'], years: ['राग का कोई परीक्षण (खोज: नवंबर 2026'] },
  'music-therapy-depression': {
    calls: [{ work: 'FANCOURT19', name: 'विश्व स्वास्थ्य संगठन' }],
    years: ['तुलना का समूह था (खोज: नवंबर 2026', 'कोई परख हमें नहीं मिली (खोज: नवंबर 2026'],
  },
  'nature-vs-urban-sounds': {
    calls: [{ work: 'NOISE(b)', name: 'ध्वनि प्रदूषण नियम' }],
    others: ['पार्क'],
    years: ['कोई परख नहीं मिली (खोज: नवंबर 2026'],
  },
  'power-of-focus-music': {
    years: ['ऊपर वाले 2011', 'कोई अध्ययन नहीं मिला (खोज: नवंबर 2026', 'एक ही अंक बताए (खोज: नवंबर 2026'],
  },
  'rise-of-asmr': { years: ['जेनिफ़र ऐलन ने 2010'] },
  'singing-bowls-healing': {
    years: ['चलन पश्चिम में 1970', 'Tibetan Bells 1972', 'और जुलाई 2024'],
  },
  'sitar-mind-peace': {
    others: ['Pandit'],
    years: ['कोई परीक्षण हमें नहीं मिला (खोज: नवंबर 2026'],
  },
  'tabla-energy-motivation': { years: ['1966', 'कोई परीक्षण हमें नहीं मिला (खोज: नवंबर 2026'] },
}
