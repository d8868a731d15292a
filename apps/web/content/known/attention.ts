import type { Question } from './study.ts'

export const attention: Question = {
  id: 'attention',
  title: 'Attention, reading and work',
  studies: [
    {
      work: 'KAMPFE11',
      about: 'Background music, all studies together',
      who: 'Adults in the studies up to 2011; the abstract gives no total.',
      compared: 'Background music with none, and kinds of it with each other.',
      found:
        'About zero overall, because effects cancel: reading is disturbed, memory slightly hurt, feelings and sport gain. The music’s tempo sets the pace of what people do.',
      limits: 'Few studies gave sizes that could be pooled, and they differ a great deal.',
    },
    {
      work: 'CHEAH22',
      about: 'Which tasks suffer',
      who: 'People in 154 experiments from 95 articles.',
      compared: 'Tests of memory, language, reasoning and attention with music and without.',
      found:
        'Memory and language suffer, hard tasks and introverts more than others, lyrics more than instrumental music. In most cases nothing changed. One gain was found, with instrumental music.',
      limits: 'It counts directions and pools no sizes.',
    },
    {
      work: 'SOUZA23',
      about: 'Songs, lo-fi or silence',
      who: 'College students; how many is not in the abstract.',
      compared: 'Silence, instrumental hip-hop lo-fi, and music with lyrics, on four tasks.',
      found:
        'Lyrics lowered memory for words, memory for pictures and reading (d about −0.3). Lo-fi neither helped nor hurt, though some felt that it helped.',
      limits: 'Short tasks, and one kind of instrumental music.',
    },
    {
      work: 'LIN23',
      about: 'Slow music, fast music or none',
      who: 'Three groups; how many people is not in the abstract.',
      compared:
        'Tests of speed with the hand, the eye and language, to slow music, to fast music and without.',
      found:
        'With slow music people were slower than without, on all three. With fast music they were not. In the test of language the slow group was the most accurate.',
      limits: 'Short tests of speed. The abstract gives no sizes.',
    },
    {
      work: 'PERHAM14',
      about: 'Reading to a song you like',
      who: '30 students.',
      compared: 'Quiet, an instrumental piece, songs that they liked and songs that they did not.',
      found:
        'Songs lowered reading scores, liked or not: 40 per cent of the answers were right, about 50 with the instrumental and 60 in quiet.',
      limits:
        'One small experiment. We read how the paper begins; the results stand as its university reported them.',
    },
    {
      work: 'KISS24',
      about: 'Your own music on a dull task',
      who: 'People who already work to music, at home, in two experiments; the abstract gives no total.',
      compared:
        'Their own music with silence, and their own music over steady noise with the noise.',
      found:
        'Minds wandered less and answers came faster, by way of better mood and alertness. Outside distractions were noticed more.',
      limits: 'Those who never work to music were not asked, and the task was one of watching.',
    },
    {
      work: 'HARUVI22',
      about: 'Sound composed for one listener',
      who: '62 people, at home, in four sessions of an hour.',
      compared:
        'Silence, playlists made for focus, and sound composed for the person while they work.',
      found:
        'Focus was above silence with the sound composed for the person, and not with the playlists. Below 36 years of age all sound tested was better than silence.',
      limits:
        'Focus is what a model read from a headband, trained on what people said of themselves. The authors work for the firm that makes it.',
    },
    {
      work: 'GEETHANJALI16',
      about: 'An Indian instrument and quick reactions',
      who: 'The abstract does not say how many.',
      compared: 'A piece for an Indian instrument, or Indo jazz, with silence.',
      found: 'Reactions to signals on a screen were faster with either music.',
      limits: 'Waiting for a signal is not desk work. Read it beside the next one.',
    },
    {
      work: 'BAJPAI',
      about: 'A soft flute and quick reactions',
      who: '48 medical students of 18 to 21 years.',
      compared: 'The same students without music and then with a low flute.',
      found: 'Reaction times did not change reliably.',
      limits: 'One flute piece, one kind of task, and always in the same order.',
    },
    {
      work: 'SCARRATT23(b)',
      about: 'Playlists for study beside playlists for sleep',
      who: 'Tracks from Spotify; no people were studied.',
      compared: 'Music on playlists for studying with music on playlists for sleeping.',
      found: 'The two are highly alike: pleasant, and not too disturbing.',
      limits: 'It shows what people choose. Neither study nor sleep was measured.',
    },
    {
      work: 'PIETSCHNIG10',
      about: 'The “Mozart effect”',
      who: 'Over 3,000 people in nearly 40 studies.',
      compared: 'Mozart’s sonata for two pianos, other music, or no music, before spatial tasks.',
      found:
        'Mozart gave a small lift over no music (d = 0.37, between 0.23 and 0.52); other music gave the same (0.38, between 0.13 and 0.63). Between the two lay hardly anything (0.15, between 0.02 and 0.28).',
      limits:
        'Dull results had stayed unpublished, and the team that first reported the effect found larger ones than others did.',
    },
  ],
}

export const adhd: Question = {
  id: 'adhd',
  title: 'ADHD',
  studies: [
    {
      work: 'NIGG24',
      about: 'White and pink noise, all trials together',
      who: '335 children and young adults with ADHD or its signs, in 13 studies, and 335 without in 11.',
      compared: 'Laboratory tasks with noise and in quiet.',
      found:
        'A small gain with ADHD (g = 0.25, between 0.14 and 0.36) and a small loss without (g = −0.21, between −0.36 and −0.07). No study of brown noise was found.',
      limits: 'Laboratory tasks only. School and daily life were not tested.',
    },
    {
      work: 'SODERLUND07',
      about: 'The study that began it',
      who: 'Children with ADHD and children without; the abstract does not say how many.',
      compared: 'Memory tasks in white noise and in quiet.',
      found: 'Noise helped the children with ADHD and hurt the others.',
      limits:
        'One study of one kind of task. Its idea of a brain that needs noise is a hypothesis.',
    },
    {
      work: 'COOK15',
      about: 'White noise in headphones in a classroom',
      who: 'One pupil with ADHD, a boy.',
      compared:
        'His assignments before white noise and with it; later with a medicine, and with both.',
      found:
        'Before, he was off task 89 per cent of the time; 62 with the noise, 65 with the medicine alone, and 45 with both. With the noise he did more of his assignments.',
      limits: 'One child. The abstract gives no level of the noise.',
    },
    {
      work: 'ROSALEZ20',
      about: 'White noise in a classroom',
      who: 'Three pupils with ADHD.',
      compared:
        'Work at their desks before white noise, with it, after it had stopped, and with it again.',
      found:
        'All three were off task less with the noise, as much as before when it stopped, and less again with it.',
      limits:
        'Three children. The noise was at 75 decibels, which nobody should copy for whole days.',
    },
    {
      work: 'PELHAM11(a)',
      about: 'Music and video in the classroom',
      who: '41 boys with ADHD and 26 without; then 86 more boys with ADHD.',
      compared:
        'Classwork with music, with video, and with neither; with medicine and with placebo.',
      found:
        'Video distracted. Music helped some boys and hurt others. The medicine helped with music and without.',
      limits: 'Boys only.',
    },
    {
      work: 'PELHAM11(b)',
      about: 'Background music and three sides of attention',
      who: '76 boys, 34 of them with ADHD.',
      compared: 'A computer task with background music and without.',
      found: 'Reaction times stayed as they were; all the boys made fewer errors with the music.',
      limits: 'One task on a screen, boys only.',
    },
    {
      work: 'LACHANCE25',
      about: 'What young adults with signs of ADHD say that they play',
      who: '434 people of 17 to 30 years, online; a questionnaire sorted them by signs of ADHD.',
      compared: 'What those with such signs and those without say of music in the background.',
      found:
        'Those with signs of ADHD told of more music while studying and in tasks that ask less thought, and more often chose music that stirs.',
      limits:
        'A survey: what people say of themselves. Nobody was diagnosed for it, and nobody’s work was measured.',
    },
  ],
}

export const creativity: Question = {
  id: 'creativity',
  title: 'Ideas and puzzles',
  studies: [
    {
      work: 'RITTER17',
      about: 'Happy music and many ideas',
      who: 'About 155 people.',
      compared: 'Four kinds of classical music with silence, on two kinds of task.',
      found:
        'Lively, happy music went with more divergent ideas than silence. Problems with one answer did not change. The abstract gives no sizes.',
      limits: 'A few pieces, one session, ideas counted and not followed up.',
    },
    {
      work: 'DEEN26',
      about: 'Two ragas before a test of ideas',
      who: '90 people, in two groups by lot.',
      compared:
        'Kedar and Charukeshi, heard one after the other in changing order, with a group apart.',
      found: 'Those who had heard the ragas, the happy one and the sad one, scored higher.',
      limits:
        'We have read the beginning of the abstract and a summary: neither gives sizes, nor what the other group did.',
    },
    {
      work: 'THREADGOLD19',
      about: 'Music and puzzles of insight',
      who: 'Three experiments; how many people is not in the abstract.',
      compared:
        'Foreign songs, instrumental music and familiar songs with quiet; library noise too.',
      found:
        'All three kinds of music lowered the scores, in a good mood or not, and for people used to studying with music. Library noise did no harm.',
      limits: 'One kind of word puzzle.',
    },
    {
      work: 'MEHTA12',
      about: 'The noise of a café',
      who: 'Five experiments; the abstract gives no total.',
      compared: 'Mixed everyday noise at 50, 70 and 85 decibels.',
      found: 'At 70 people did better on creative tasks than at 50. At 85 they did worse.',
      limits: 'Noise, with no music in it. It is no advice to sit at such a level.',
    },
  ],
}
