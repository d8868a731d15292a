import type { Question } from './study.ts'

export const instruments: Question = {
  id: 'instruments-measured',
  title: 'Instruments, measured',
  studies: [
    {
      work: 'RAMAN(a)',
      about: 'A drum with harmonic overtones',
      who: 'Nobody: Indian drums in a laboratory.',
      compared: 'The overtones of a loaded drumhead with those of other drums.',
      found:
        'Five tones, the lowest among them, in the relation that a string gives them; the first three are especially well sustained.',
      limits: 'A short letter. It says nothing of what listeners feel.',
    },
    {
      work: 'RAMAN(b)',
      about: 'The same drums in full',
      who: 'Nobody: the mridangam and the tabla.',
      compared: 'The shapes in which a loaded skin swings.',
      found:
        'Several shapes swing at one frequency and can be added together; finger and palm choose among them.',
      limits: 'We have read its beginning.',
    },
    {
      work: 'RAMAN21',
      about: 'The bridge of the tanpura and the veena',
      who: 'Nobody: strings over a wide, curved bridge.',
      compared: 'Their overtones with those that the law of the plucked string allows.',
      found: 'Overtones sound that, by the law, should be still.',
      limits: 'We have read its beginning.',
    },
    {
      work: 'CHAUHAN21',
      about: 'The bridge of the Saraswati veena',
      who: 'Nobody: one string in a laboratory, and a calculation.',
      compared: 'A veena bridge in the place of a knife edge, of various slopes and curves.',
      found:
        'Energy spreads to the higher partials, and some of these revive with time. The abstract gives no sizes.',
      limits: 'A single string without the instrument around it.',
    },
  ],
}
