import type { Question } from './study.ts'

export const depression: Question = {
  id: 'depression',
  title: 'Depression and low mood',
  studies: [
    {
      work: 'AALBERS17',
      about: 'Music therapy beside the usual treatment',
      who: 'About 421 people with depression, in nine studies.',
      compared:
        'Music therapy and the usual treatment with the usual treatment alone, or with psychological therapy.',
      found:
        'Fewer symptoms in the short term than with the usual treatment alone, as clinicians rate them (standardised difference −0.98, between −1.69 and −0.27; 219 people in four trials) and as the patients do (−0.85, between −1.37 and −0.34; 142 people in four), less anxiety and better functioning. The figures are those that the EBM Guidelines quote.',
      limits:
        'Too few studies to compare it with psychological therapy, or one kind of music therapy with another.',
    },
    {
      work: 'TANG20',
      about: 'A therapist or a recording, all trials together',
      who: 'People in 55 randomised trials up to May 2020; the abstract does not say how many.',
      compared: 'Music therapy, or music without a therapist, each with a control group.',
      found:
        'Fewer symptoms with music therapy (standardised difference −0.66, between −0.86 and −0.46) and with music alone (−1.33, between −1.96 and −0.70). Short and medium courses did more than long ones.',
      limits:
        'The abstract does not say how ill the people were, nor whether any trial set the two side by side.',
    },
    {
      work: 'ERKKILA11',
      about: 'Improvising with a therapist',
      who: '79 Finnish adults with diagnosed depression.',
      compared: 'Standard care and 20 sessions, two a week, with standard care alone.',
      found:
        'After three months they stood 4.65 points better on a scale of depression (between 0.59 and 8.70). The odds of a clear response were about three times higher (2.96, between 1.01 and 9.02).',
      limits:
        'One trial with a wide band of doubt. Everyone was seen again at six months, but what we read gives no difference for that time. They played; nobody was sent home with a playlist.',
    },
    {
      work: 'FANCOURT16',
      about: 'Ten weeks of drumming in a group',
      who: 'Users of mental health services; how many is not in the abstract.',
      compared: 'Ten weeks of group drumming with a group that made no music.',
      found:
        'Depression fell by 3.41 points (between 2.15 and 4.68) and anxiety by 2.21 (between 1.19 and 3.24) on their scales, with no change in the other group. It still held three months later.',
      limits:
        'Exploratory. The groups were formed by where people lived and not by lot, and the drummers also had company.',
    },
    {
      work: 'GARRIDO15(a)',
      about: 'A sad song that you chose yourself',
      who: '335 listeners.',
      compared: 'Their mood before and after a sad piece of their own choice.',
      found:
        'Depressed mood rose, in people who tend to brood and in people who do not. The abstract gives no size.',
      limits: 'Sad music only, and one piece.',
    },
    {
      work: 'GARRIDO15(b)',
      about: 'Sad songs and brooding',
      who: '175 students.',
      compared: 'Mood before and after self-chosen sad music, by how much each tends to brood.',
      found: 'Those prone to brooding felt lower afterwards, though they liked the music.',
      limits: 'Students, and sad music only. It cannot say how long this lasts.',
    },
    {
      work: 'STARCKE21',
      about: 'Sad music first, happy music after',
      who: 'Healthy adults whom a film had made sad, in four groups; how many is not in the abstract.',
      compared:
        'Two pieces in four orders: sad and sad, sad and happy, happy and happy, happy and sad.',
      found:
        'Those with the sad piece first and the happy one after it ended in the best mood. The abstract gives no sizes.',
      limits:
        'Not every difference was reliable. They were healthy, and it was over in one session.',
    },
    {
      work: 'AKKERA',
      about: 'Fifteen days of ragas',
      who: '40 patients of 15 to 45 years with depression, none of it severe, who had no other treatment.',
      compared: 'The same people before and after 45 to 60 minutes a day.',
      found: 'Scores on a questionnaire for depression fell. The abstract gives no sizes.',
      limits: 'Nobody went without the ragas, and the abstract does not name them.',
    },
    {
      work: 'PAREEK22',
      about: 'Ahir Bhairav beside standard care',
      who: '20 adults in two groups.',
      compared: 'Medicines, counselling and raga Ahir Bhairav with medicines and counselling.',
      found: 'Scores for depression, anxiety and stress fell in those who heard the raga.',
      limits:
        'With ten or so in a group, chance can do that. The abstract does not compare the two groups. It is a pilot.',
    },
    {
      work: 'CHAND24',
      about: 'Bhairavi in virtual reality',
      who: '44 people in two groups by lot; the abstract does not call them patients.',
      compared: 'Six days of raga Bhairavi with a film in virtual reality, or no raga.',
      found:
        'All three scores of a questionnaire (DASS-21), for depression, anxiety and stress, fell in those who heard it. The abstract gives no sizes.',
      limits: 'Music and film came together, and the other group had neither.',
    },
    {
      work: 'HEGDE17',
      about: 'Indian classical music in psychiatry, surveyed',
      who: 'Nobody: one researcher’s review, from NIMHANS, India’s national institute for mental health.',
      compared: 'What had been published until 2017.',
      found: 'The interest is old and rigorous trials are few.',
      limits: 'An opinion review; it weighs no numbers.',
    },
    {
      work: 'FANCOURT19',
      about: 'The arts and health, mapped',
      who: 'Over 3,000 studies of every design, for the WHO’s European office.',
      compared: 'Nothing: it is a map.',
      found: 'A wide role for the arts in prevention and care.',
      limits: 'It does not grade the studies, so it supports no single claim.',
    },
  ],
}
