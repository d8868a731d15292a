import type { Question } from './study.ts'

export const binauralBeats: Question = {
  id: 'binaural-beats',
  title: 'Binaural beats',
  studies: [
    {
      work: 'GARCIA19',
      about: 'Memory, attention, anxiety and pain together',
      who: 'People in 22 studies, with 35 results.',
      compared: 'Binaural beats with what each study set beside them.',
      found: 'A medium effect (g = 0.45) that varies with frequency, length and moment.',
      limits:
        'Four different things in one number. The abstract does not say how many people took part.',
    },
    {
      work: 'BASU22',
      about: 'Memory and attention',
      who: 'People in 15 studies, with 31 results.',
      compared: 'Memory and attention with binaural beats and without.',
      found:
        'A medium effect (g = 0.40); for some beats and tasks the studies contradict each other.',
      limits: 'The authors ask for more studies with robust designs.',
    },
    {
      work: 'KLICHOWSKI23',
      about: 'Beats at home',
      who: 'A thousand people, who took part at home.',
      compared:
        'A test of reasoning in two parts, the second with binaural beats, with other sounds or in silence.',
      found:
        'Those with binaural beats did much worse in the second part, whatever they had been told about the sounds.',
      limits: 'One test of reasoning. At home nobody could see how people listened.',
    },
    {
      work: 'INGENDOH23',
      about: 'Does the brain follow the beat?',
      who: 'People in 14 studies.',
      compared:
        'The EEG, the electrical activity of the brain recorded from the scalp, during binaural beats.',
      found: 'Five studies fitted the idea, eight contradicted it, one was mixed.',
      limits: 'The methods differ too much for a firm conclusion.',
    },
    {
      work: 'OROZCO20(a)',
      about: 'Beats in the head against beats in the air',
      who: 'The abstract does not say how many.',
      compared: 'Binaural with ordinary beats, without telling listeners which.',
      found: 'Binaural beats drove the cortex more weakly. Mood did not change with either.',
      limits: 'One laboratory.',
    },
    {
      work: 'OROZCO20(b)',
      about: 'Five speeds of beat',
      who: 'The abstract does not say how many.',
      compared: 'Five beat rates, three minutes each, binaural and ordinary.',
      found: 'No matching rise in the EEG with either.',
      limits: 'Three minutes are short.',
    },
    {
      work: 'COSTA24',
      about: 'Slow beats from loudspeakers, and five-note tunes',
      who: '31 people with EEG, and 47 who gave ratings.',
      compared: 'Very slow ordinary beats, sequences on a five-note scale, and silence.',
      found:
        'The EEG differed from silence with the beats and with the sequences. The sequences were rated more pleasant and more relaxing.',
      limits: 'No binaural beats were played. A changed EEG is not a brain that follows the beat.',
    },
  ],
}

export const asmr: Question = {
  id: 'asmr',
  title: 'ASMR',
  studies: [
    {
      work: 'BARRATT15',
      about: 'What sets the tingle off',
      who: '475 people who already used ASMR.',
      compared: 'Nothing: an online survey.',
      found:
        'Whispering (75 per cent; by chance alone, as we reckon, anything from 71 to 79), personal attention (69), crisp sounds (64), slow movements (53). Many told of a better mood, some of less pain for a while.',
      limits: 'Self-chosen users remembering. It cannot say how many people tingle.',
    },
    {
      work: 'POERIO18',
      about: 'Heart and skin',
      who: 'People who get ASMR and people who do not, online and in a laboratory; the abstract gives no totals.',
      compared: 'Their feelings and bodies during ASMR videos.',
      found:
        'Pleasant feeling rose only in those who get ASMR. Their hearts slowed while their skin conducted more.',
      limits: 'Measured while watching; nothing about sleep or the next day.',
    },
    {
      work: 'SMEJKA22',
      about: 'With and without low mood or insomnia',
      who: '1,037 adults of 18 to 66 years, online.',
      compared: 'Mood and arousal before and after an ASMR video, by group.',
      found:
        'Everyone felt better and more relaxed, most of all people who felt ASMR and people with depressive symptoms. Those with insomnia did not differ from the others.',
      limits: 'No other video for comparison, and sleep was not measured.',
    },
    {
      work: 'WU24',
      about: 'Before sleep, for five evenings',
      who: '60 pupils of a secondary school, in four groups.',
      compared: '10, 20 or 30 minutes of ASMR before sleep, or none.',
      found:
        'Sleep as an app recorded it, and the part of it that counted, went with the days of listening. Its efficiency did not change, nor did the pupils’ own rating.',
      limits:
        'A preprint, not reviewed when we read it. The abstract does not tell how the groups differ, and gives no sizes.',
    },
  ],
}

export const nature: Question = {
  id: 'nature-and-noise',
  title: 'Nature sounds and noise',
  studies: [
    {
      work: 'STOBBE22',
      about: 'Six minutes of birds or traffic',
      who: '295 healthy adults, online, in four groups by lot.',
      compared: 'Traffic noise and birdsong, each with few and with many kinds of sound.',
      found:
        'After birdsong, anxiety and suspicion were lower (medium). After traffic, low mood was higher (small to medium). Memory did not change.',
      limits: 'Six minutes, once. Nobody with an anxiety disorder was treated.',
    },
    {
      work: 'BUXTON21',
      about: 'Natural sound, all studies together',
      who: 'People in 36 publications, 18 of them pooled.',
      compared: 'Natural sound with other sound or quiet.',
      found:
        'Less stress and annoyance (g = −0.60, between −0.97 and −0.23); better health and mood (g = 1.63, but between 0.09 and 3.16).',
      limits:
        'The second figure is very uncertain. The places mapped are parks in the United States.',
    },
    {
      work: 'ALVARSSON10',
      about: 'Recovering after mental arithmetic',
      who: '40 people.',
      compared: 'A fountain with birds, and various kinds of noise.',
      found:
        'Skin conductance tended to settle sooner with the natural sound. Heart-rate variability showed nothing.',
      limits: 'One needle of two moved, in a small group.',
    },
    {
      work: 'GVP17',
      about: 'Natural sounds in a brain scanner',
      who: 'How many is not in the abstract.',
      compared: 'Natural with artificial sounds.',
      found:
        'The network tied to mind-wandering was no more active, but its connections shifted, and a measure of calm in the heart’s rhythm rose. It depended on how each person was at the start.',
      limits: 'The abstract gives no sizes; a hint to follow up.',
    },
    {
      work: 'RATCLIFFE13',
      about: 'What people say of birds',
      who: '20 adults, interviewed.',
      compared: 'Nothing: conversations, sorted by theme.',
      found:
        'Bird song was the natural sound most often linked with recovery. Not every bird sound was: meaning and memory count.',
      limits: 'What twenty people said, and no measurement.',
    },
  ],
}

export const bowls: Question = {
  id: 'singing-bowls',
  title: 'Singing bowls',
  studies: [
    {
      work: 'GOLDSBY17',
      about: 'One session',
      who: '62 adults, 53 of them women.',
      compared: 'The same people before and after.',
      found:
        'Less tension, anger, fatigue and low mood. Tension fell most in people who were new to it.',
      limits: 'Nobody for comparison: lying still, company and hope could explain it.',
    },
    {
      work: 'STANHOPE20(a)',
      about: 'A first review',
      who: 'Four studies.',
      compared: 'What each of them compared; studies without a comparison were admitted.',
      found: 'Improvements in mood and in bodily signs were reported.',
      limits:
        'Two of the four had weak designs. The authors could not recommend bowls as a therapy.',
    },
    {
      work: 'STANHOPE20(b)',
      about: 'A later review',
      who: '19 studies from eight countries, nine of them randomised, up to July 2024.',
      compared: 'Bowls with what each study set beside them.',
      found: 'Possible help with anxiety, low mood and sleep. We have not read by how much.',
      limits: 'Better trials are still needed.',
    },
  ],
}
