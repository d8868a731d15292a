import type { Spellings } from './citations.ts'

/** How articles in Hindi write the authors of the bibliography, after the sound of their names. */
export const authorsInHindi: Spellings = {
  Basner: 'बासनर',
  Gitanjali: 'गीतांजलि',
  Jespersen: 'येस्पर्सन',
  Kashyap: 'कश्यप',
  Mehr: 'मेर',
  Riedy: 'रीडी',
  Rocha: 'रोचा',
  Scarratt: 'स्कैरट',
  Sharma: 'शर्मा',
  Smith: 'स्मिथ',
}
