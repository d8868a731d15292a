import type { Question } from './study.ts'

export const mantra: Question = {
  id: 'mantra-and-breath',
  title: 'Mantra, breath and meditation',
  studies: [
    {
      work: 'BERNARDI01',
      about: 'Rosary and mantra',
      who: '23 healthy adults in Florence and Pavia.',
      compared: 'Saying the Ave Maria in Latin, saying a yoga mantra, and free or paced breathing.',
      found:
        'Both slowed breathing to about six a minute and strengthened the heart’s rhythms. A reflex that steadies blood pressure rose from 9.5 to 11.5 ms/mmHg.',
      limits:
        'A small group, for minutes. Slow breathing explains it; the words were not measured.',
    },
    {
      work: 'ALVAREZ22',
      about: 'Mantra meditation, all trials together',
      who: 'Randomised trials up to April 2021; the abstract does not say how many people.',
      compared: 'Mantra meditation with doing nothing, with another activity or with treatment.',
      found:
        'Less anxiety (g = −0.46, between −0.60 and −0.32), depression (−0.33, between −0.48 and −0.19) and stress (−0.45).',
      limits: 'Many trials compared with nothing. Read it beside the next one.',
    },
    {
      work: 'GOYAL14',
      about: 'Meditation on a stricter test',
      who: '3,515 people in 47 trials.',
      compared: 'Meditation programmes with others that took as much time and attention.',
      found:
        'Mindfulness eased anxiety (0.38, between 0.12 and 0.64) and depression (0.30, between 0.00 and 0.59) after eight weeks, and pain (0.33, between 0.03 and 0.62). Mantra programmes showed no reliable benefit.',
      limits: 'Whole courses of training. An evening of listening is not one of them.',
    },
    {
      work: 'ZACCARO18',
      about: 'Breathing ten times a minute or fewer',
      who: 'Healthy people in 15 studies.',
      compared: 'Slow breathing with ordinary breathing.',
      found:
        'More variation between heartbeats, more comfort and alertness, less anxiety. We have read no sizes.',
      limits: 'Why it happens is still argued over.',
    },
    {
      work: 'FINCHAM23',
      about: 'Breathwork and stress',
      who: '785 adults in 12 randomised trials.',
      compared: 'Breathing practices with something else.',
      found:
        'Less felt stress (g = −0.35, between −0.55 and −0.14), anxiety (−0.32) and low mood (−0.40).',
      limits: 'Moderate risk of bias in most. The authors themselves warn against hype.',
    },
    {
      work: 'HAAS86',
      about: 'Does breath follow rhythm?',
      who: '20 people, half of them musicians.',
      compared: 'Tapping to a metronome and to music; ten of them also listened without tapping.',
      found:
        'Breaths grew more even: they varied by 23 per cent at rest, 15 while listening, 10 while tapping. Twelve people locked breath to beat, though not always.',
      limits: 'Twenty people, five minutes a piece.',
    },
    {
      work: 'MAHTANI12',
      about: 'A device that guides the breath with tones',
      who: '494 adults in eight trials.',
      compared: 'The device with going without it.',
      found:
        'Blood pressure fell by 3.7 and 2.5 mmHg. Without the five trials in which the maker had a part, nothing was left.',
      limits: 'No trial ran beyond nine weeks.',
    },
    {
      work: 'WEITZBERG02',
      about: 'Humming and the nose',
      who: 'Ten healthy people.',
      compared: 'Humming with quiet breathing out.',
      found: 'Fifteen times as much nitric oxide in the air from the nose.',
      limits: 'No benefit to health was tested.',
    },
    {
      work: 'KALYANI11',
      about: 'Om in a scanner',
      who: '12 healthy volunteers, nine of them men, at NIMHANS, India’s national institute for mental health.',
      compared: 'Chanting Om with resting, and with a long “ssss”.',
      found:
        'Less signal in limbic areas, the right amygdala among them, than at rest. The “ssss” did not do that.',
      limits: 'A pilot. The link to the vagus nerve was suggested and not measured.',
    },
    {
      work: 'INNES17',
      about: 'Kirtan Kriya or music, and memory',
      who: '60 older adults who noticed their memory slipping.',
      compared: 'Twelve minutes a day, for three months, of chanting meditation or of music.',
      found: 'Both groups improved.',
      limits: 'Nobody did neither, so practice at the tests may explain it.',
    },
    {
      work: 'DVORAK21',
      about: 'Spoken guidance with and without music',
      who: '57 students, none of them musicians.',
      compared: 'Words alone, or with a beat, with harmony, or with melody.',
      found:
        'They ranked harmony and melody highest. Mindfulness differed only until one allowed for how absorbed people get in music.',
      limits: 'One sitting each.',
    },
  ],
}

export const movement: Question = {
  id: 'movement',
  title: 'Moving to music',
  studies: [
    {
      work: 'TERRY20',
      about: 'Exercise and sport',
      who: '3,599 people in 139 studies.',
      compared: 'Exercise and sport with music and without.',
      found:
        'Better feeling (g = 0.48, between 0.39 and 0.56), slightly better performance (0.31, between 0.25 and 0.36), less felt effort (0.22, between 0.14 and 0.30), a little less oxygen used (0.15, between 0.02 and 0.27). Heart rate: nothing clear (0.07, between −0.03 and 0.16). Fast music helped performance more.',
      limits: 'Western music mostly; none with a tabla that we saw.',
    },
    {
      work: 'EXERTION',
      about: 'Exercise to sitar, tabla and flute',
      who: '80 healthy people, half of them women.',
      compared: 'Moderate exercise with Indian instrumental music and without, by lot.',
      found:
        'Less felt effort and lower systolic blood pressure with the music. The abstract gives no sizes.',
      limits: 'One laboratory and three instruments together. The abstract names no authors.',
    },
    {
      work: 'INTANDEM24',
      about: 'Walking again after a stroke',
      who: '87 adults whose stroke lay well in the past, at several sites.',
      compared: 'Walks with music that follows the steps, with walks without it, for five weeks.',
      found:
        'Walking speed rose by 0.14 metres a second, and by 0.06 without: 0.08 more. 40 per cent responded, and 13.',
      limits: 'Some authors work for the maker. Other illnesses were not tested.',
    },
  ],
}

export const pleasure: Question = {
  id: 'pleasure',
  title: 'Pleasure and the brain',
  studies: [
    {
      work: 'REWARD(a)',
      about: 'Dopamine and chills',
      who: 'A handful of listeners, chosen because music gives them chills.',
      compared: 'The brain while they waited for the peak of favourite music, and at the peak.',
      found:
        'Dopamine was released in the striatum, in one part while waiting and in another at the peak.',
      limits: 'Rare, intense moments. It says nothing about music in the background.',
    },
    {
      work: 'REWARD(b)',
      about: 'The chemistry, reviewed',
      who: 'Nobody new: a review.',
      compared: 'Studies of reward, stress, immunity and bonding.',
      found: 'The abstract gives no results; it speaks of what limits the studies.',
      limits: 'The authors call the inquiry still in its infancy.',
    },
  ],
}

export const fortyHertz: Question = {
  id: 'forty-hertz',
  title: '40 Hz light and sound',
  studies: [
    {
      work: 'PARKTSAI25',
      about: 'The inventors’ review',
      who: 'Mice, and small or unfinished trials with people.',
      compared: 'Light and sound at forty times a second with none.',
      found: 'Encouraging in their mice. In people the answer is open.',
      limits: 'Written by the group that invented it. An audio track is another thing.',
    },
    {
      work: 'SOULA23',
      about: 'A failed replication',
      who: 'Two kinds of mice with Alzheimer’s disease.',
      compared: 'Flickering light at 40 Hz with none.',
      found:
        'It did not take hold of the brain’s own rhythm and did not reliably change the deposits. The mice avoided it.',
      limits: 'Light without sound, in mice.',
    },
    {
      work: 'YANG23',
      about: 'A second failed replication',
      who: 'Mice of one kind with Alzheimer’s disease.',
      compared: 'Light at 24, 40 or 80 Hz, an hour a day for five weeks.',
      found: 'The deposits stayed.',
      limits: 'Light without sound, in mice.',
    },
    {
      work: 'KERN25',
      about: 'Six months with people, looked at again',
      who: '76 people with mild or moderate Alzheimer’s disease.',
      compared: 'Light and sound at 40 Hz, an hour a day at home for six months, with a sham.',
      found:
        'No reliable difference on the score chosen beforehand. Daily activities and the volume of the brain declined less than with the sham: by 4.8 and 4.1 months, as the authors count it.',
      limits:
        'The counting in months came after the trial, by the maker of the device. A larger trial of the same maker has 670 people.',
    },
  ],
}
