import type { Question } from './study.ts'

export const ragas: Question = {
  id: 'indian-ragas',
  title: 'Indian ragas',
  studies: [
    {
      work: 'KUNI22(a)',
      about: 'Todi, Malkauns, Puriya or natural sounds',
      who: '140 healthy adults of 18 to 30 years, in four groups by lot.',
      compared: 'One session of raga Miyan ki Todi, Malkauns or Puriya, or of natural sounds.',
      found:
        'Anxiety of the moment fell most with Puriya. A stress enzyme fell in all four groups. Todi and Puriya first roused people and then relaxed them.',
      limits: 'One session with healthy volunteers, and the natural sounds did much of it too.',
    },
    {
      work: 'KUNI22(b)',
      about: 'Ten minutes of Bhimpalasi',
      who: '68 healthy adults of 18 to 30 years, half in each group, by lot.',
      compared: 'An alap in Bhimpalasi with a natural sound every two minutes.',
      found:
        'Blood pressure did not fall; the lower figure rose by less than 2 mmHg. The pulse slowed more clearly in the control group.',
      limits: 'One short session. Read it beside the next two.',
    },
    {
      work: 'KUNI21',
      about: 'Ten minutes of three ragas',
      who: 'Healthy people in four groups by lot; the abstract does not say how many.',
      compared: 'Ahir Bhairav, Kaunsi Kanada or Bhimpalasi with a group without music.',
      found:
        'Scores for anxiety fell with all three, most with Kaunsi Kanada. The abstract gives no sizes.',
      limits: 'One short session. The abstract does not tell how the group without music compares.',
    },
    {
      work: 'KUNI15',
      about: 'Three months of Bhimpalasi',
      who: '100 people with raised blood pressure, in two groups by lot.',
      compared: 'Bhimpalasi on the flute beside advice on living, with the advice alone.',
      found:
        'Diastolic pressure over a day went from 85.1 to 83.0 mmHg. A reliable change was seen in those whose pressure was least raised.',
      limits:
        'The abstract does not make clear how the two groups differ. It is no advice on blood pressure.',
    },
    {
      work: 'GUPTA05',
      about: 'Desi-Todi on the bansuri for twenty days',
      who: 'Male postgraduate students; how many is not in the abstract.',
      compared: 'The same men before and after half an hour a day.',
      found:
        'Scores for depression and anxiety fell and alpha waves rose. Blood pressure and pulse stayed. The abstract gives no sizes.',
      limits: 'Nobody went without the music, so twenty ordinary days may have done it.',
    },
    {
      work: 'MATHUR15(a)',
      about: 'Which emotion a raga brings',
      who: '122 listeners.',
      compared: 'Twelve ragas on the sarod, each as alap and as gat.',
      found:
        'Ragas drew distinct emotions. The notes shaped which one; pulse and speed shaped how strong. Komal Re went with darker feeling.',
      limits: 'Ratings of excerpts. Nobody’s health was followed.',
    },
    {
      work: 'MATHUR15(b)',
      about: 'Indian and other listeners',
      who: '144 Indian and 112 other listeners.',
      compared: 'Their ratings of 24 raga pieces on eight emotions.',
      found:
        'They differed in 9 per cent of 192 comparisons. Indian listeners went by the notes, the others by the rhythm.',
      limits: 'Ratings of recordings.',
    },
    {
      work: 'BALKWILL99',
      about: 'Ragas for ears that are new to them',
      who: '30 Western listeners.',
      compared: 'Twelve raga excerpts, each meant as joy, sadness, anger or peace.',
      found: 'They recognised joy, sadness and anger, and did not reliably recognise peace.',
      limits: 'A small group and short clips. To recognise a feeling is not to feel it.',
    },
    {
      work: 'BOWLING12',
      about: 'Carnatic music, Western music and the voice',
      who: 'Melodies and speech were measured; listeners were not.',
      compared:
        'Tones for bright and for subdued moods in both traditions, and in Tamil and English speech.',
      found: 'Both traditions use much the same relations, and speech runs parallel.',
      limits: 'It fits the idea of a common root in the voice and does not settle it.',
    },
    {
      work: 'SHYAM',
      about: 'Do listeners hear the hour?',
      who: '20 people.',
      compared: 'What listeners hear with the hour that custom gives a raga.',
      found: 'The answer depended on taste, upbringing and training.',
      limits: 'A pilot.',
    },
    {
      work: 'JAIN',
      about: 'Is the hour learned or heard?',
      who: 'Listeners; how many, the page does not say before it breaks off.',
      compared: 'The prahar of a raga with the time of day that listeners hear in it.',
      found: 'We cannot say: what we could read breaks off before the results.',
      limits: 'The plan is all that we have read.',
    },
    {
      work: 'BISWAJIT25',
      about: 'Eight ragas for eight watches',
      who: 'Listeners who know the theory and listeners who do not.',
      compared: 'The hours that both give to eight ragas, one for each watch.',
      found: 'We cannot say: the abstract tells the plan.',
      limits: 'The plan is all that we have read.',
    },
    {
      work: 'BRABANT14',
      about: 'Film music at nine and at four',
      who: '36 people.',
      compared: 'The same clips of film music heard in the morning and in the afternoon.',
      found:
        'Sad clips sounded sadder and tender ones more tender in the morning. The differences were small.',
      limits: 'None of it was Indian. It borrowed the idea of the hours and no raga.',
    },
    {
      work: 'SUGUNA18',
      about: 'Ragas at their hours for thirty days',
      who: '30 outpatients in Pondicherry with slightly raised blood pressure, in two groups by lot.',
      compared: 'Ragas at the hours of custom with no music.',
      found: 'We cannot say: what we could read breaks off before the results.',
      limits: 'No group heard ragas at other hours, so it cannot tell what the hour adds.',
    },
    {
      work: 'TANPURAEEG',
      about: 'A tanpura and the EEG',
      who: 'Ten people.',
      compared:
        'The electrical activity of the brain, recorded from the scalp (EEG), with a tanpura, with Chhayanat and Darbari Kanada, and with white noise.',
      found: 'Links between sound and signal, by a mathematical measure.',
      limits: 'A pilot of two minutes each. It says nothing about calm.',
    },
  ],
}

export const cultures: Question = {
  id: 'music-everywhere',
  title: 'Music everywhere',
  studies: [
    {
      work: 'MEHR19',
      about: 'Songs of the world',
      who: 'Written accounts of societies around the world, and a collection of recorded songs.',
      compared: 'Societies with each other, and songs by what they are for.',
      found:
        'Music is in every society examined and varies more within a society than between them. Songs for dancing, soothing, healing and love have features that tell them apart.',
      limits:
        'The accounts come from visitors. Songs were studied, and not what they do to people.',
    },
    {
      work: 'SAVAGE15',
      about: 'What all music shares',
      who: '304 recordings from nine regions.',
      compared: 'Features of the recordings.',
      found:
        'No feature is in all of them. Eighteen are common, many tied to doing things together.',
      limits: 'Three hundred recordings cannot hold all the world’s music.',
    },
    {
      work: 'MCDERMOTT16',
      about: 'Is a sweet chord sweet to everyone?',
      who: 'The Tsimane’ of Bolivia, Bolivian townspeople and residents of the United States.',
      compared: 'How pleasant they found consonant and dissonant chords.',
      found:
        'The Tsimane’ found both equally pleasant. The liking for consonance grew with exposure to Western music.',
      limits: 'A chord is a Western thing to test with. The abstract gives no numbers of people.',
    },
  ],
}
