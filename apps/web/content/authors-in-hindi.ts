import type { Spellings } from './citations.ts'

/** How articles in Hindi write the authors of the bibliography, after the sound of their names. */
export const authorsInHindi: Spellings = {
  Basner: 'बासनर',
  Cheah: 'चीआ',
  'de Paula': 'डि पाउला',
  Gitanjali: 'गीतांजलि',
  'International Telecommunication Union': 'आईटीयू',
  Jespersen: 'येस्पर्सन',
  Kashyap: 'कश्यप',
  Kiss: 'किश',
  Linnell: 'लिनेल',
  Mehr: 'मेर',
  Mendes: 'मेंडेस',
  Miranda: 'मिरांडा',
  Nigg: 'निग',
  Pelham: 'पेलहम',
  Riedy: 'रीडी',
  Rocha: 'रोचा',
  Scarratt: 'स्कैरट',
  Sharma: 'शर्मा',
  Sikström: 'सीकस्ट्रॉम',
  Smart: 'स्मार्ट',
  Smith: 'स्मिथ',
  Söderlund: 'सोडरलुंड',
  WHO: 'डब्ल्यूएचओ',
}
