import type { Question } from './study.ts'

export const stress: Question = {
  id: 'stress-and-anxiety',
  title: 'Stress and anxiety',
  studies: [
    {
      work: 'DEWITTE(a)',
      about: 'Music against stress, all trials together',
      who: '9,617 people in 104 randomised trials.',
      compared: 'Hearing or making music with doing without; many comparison groups had nothing.',
      found:
        'A medium fall in felt stress and anxiety (d = 0.55) and a small to medium one in bodily signs (d = 0.38): heart rate 0.46, blood pressure 0.34, hormones 0.35.',
      limits:
        'Many of the trials took place in hospitals, and music seldom had to compete with another pleasant thing.',
    },
    {
      work: 'DEWITTE(b)',
      about: 'Music therapy with a trained therapist',
      who: '2,747 people in 47 studies.',
      compared: 'Music therapy with the usual care, with a waiting list, or with other help.',
      found: 'A medium to large fall in stress (d = 0.72, between 0.51 and 0.94).',
      limits:
        'The effect was larger in studies without random allocation and against waiting lists, so the true one is probably smaller.',
    },
    {
      work: 'ADIASTO22',
      about: 'Music after a stressful task',
      who: '706 healthy people in 14 laboratory experiments.',
      compared: 'Music after the stress with silence or another sound.',
      found: 'No reliable benefit (g = 0.15, anywhere between −0.21 and 0.52).',
      limits:
        'Results differed with genre, tempo, chooser and measure. Fourteen experiments cannot say which of these counts.',
    },
    {
      work: 'THOMA13',
      about: 'A choir, rippling water or nothing before a stress test',
      who: '60 healthy women, 25 years old on average, in three groups.',
      compared:
        'Allegri’s Miserere, the sound of rippling water, or rest without sound, before the test.',
      found:
        'The stress hormone cortisol rose most after the music and least after the water. An enzyme in saliva settled faster after music than after rest. Heart rate and felt stress did not differ.',
      limits:
        'Women only, one session, and the listening came before the stress. It is often told the wrong way round.',
    },
    {
      work: 'BERNARDI06(a)',
      about: 'Tempo, and the pause',
      who: '24 people, half of them musicians.',
      compared:
        'Six styles of music, in random order, with resting and with a two-minute pause put in between.',
      found:
        'Faster music raised breathing, pulse and blood pressure. In the pause all three sank below the start. Tempo counted for more than style or liking.',
      limits: 'A few minutes with two dozen people. The abstract gives no sizes.',
    },
    {
      work: 'BERNARDI06(b)',
      about: 'Crescendos and long phrases',
      who: '24 young adults.',
      compared: 'Vocal and orchestral pieces, followed moment by moment.',
      found:
        'Crescendos went with tighter vessels in the skin and rising pressure. Phrases of about ten seconds, in Verdi, drew the rhythms of the circulation into step.',
      limits: 'Western music only, and a small group.',
    },
  ],
}

export const pain: Question = {
  id: 'pain-and-operations',
  title: 'Pain, and nerves before an operation',
  studies: [
    {
      work: 'SURGERY(a)',
      about: 'Music around an operation',
      who: '7,385 patients in 92 trials.',
      compared: 'Music before, during or after surgery with care without it.',
      found:
        'Anxiety was lower (standardised difference −0.69, between −0.88 and −0.50) and so was pain (−0.50, between −0.66 and −0.34), pooled from 81 of the trials. On scales of 100 millimetres that is about 21 and about 10. Who chose the music, and when it played, made no clear difference.',
      limits: 'The risk of bias was moderate to high; a person who is awake knows about the music.',
    },
    {
      work: 'SURGERY(b)',
      about: 'Recorded music before an operation',
      who: 'About 2,050 patients in about 26 trials.',
      compared: 'Recorded music and the usual care with the usual care alone.',
      found: 'Recorded music eased anxiety. We have not read by how much.',
      limits:
        'Staff played recordings (music medicine). That is another thing than music therapy, which needs a trained therapist.',
    },
  ],
}
