import type { Question } from './study.ts'

export const sleep: Question = {
  id: 'sleep',
  title: 'Sleep',
  studies: [
    {
      work: 'JESPERSEN22',
      about: 'Recorded music for adults who sleep badly',
      who: '1,007 adults with poor sleep, in 13 randomised trials.',
      compared:
        'Recorded music for 25 to 60 minutes a day, over three days to three months, with no treatment or the usual treatment.',
      found: 'They rated their sleep as better, by about 2.8 points on a questionnaire, the PSQI.',
      limits:
        'Whether they fell asleep sooner or slept longer is less certain, and whether the insomnia itself grew milder is open. Sleepers rated their own sleep and knew that they had heard music.',
    },
    {
      work: 'GITANJALI98',
      about: 'Neelambari, the raga of lullabies, in a sleep laboratory',
      who: 'Eight healthy people in Pondicherry.',
      compared: 'Raga Neelambari with raga Kalyani, while their sleep was recorded.',
      found: 'No difference in the recordings of their sleep, and none that they felt.',
      limits: 'Eight people can show only a large difference.',
    },
    {
      work: 'DARBARI',
      about: 'Darbari for thirty days',
      who: '148 healthy volunteers of 18 to 21 years.',
      compared: 'The same people before and after fifteen minutes of Darbari on thirty days.',
      found:
        'Scores for sleep (PSQI), for sleepiness by day and for memory improved. The abstract gives no sizes.',
      limits:
        'Nobody went without the music, and a memory test goes better the second time. The abstract names no authors and no year.',
    },
    {
      work: 'KASHYAP',
      about: 'A raga for each sleeper',
      who: 'Ten people of 25 to 40 years.',
      compared:
        'Nothing: each heard a raga chosen for their complaint before sleep, for eleven days.',
      found: 'Almost all told of better sleep and more energy.',
      limits: 'Nobody went without, and sleep was told and not measured.',
    },
    {
      work: 'RAGAVAN23',
      about: 'Sitar, violin, voice or flute before bed',
      who: '100 medical students with insomnia in Madurai, in five groups.',
      compared:
        'Twenty minutes of sitar, violin, voice or flute before bed for three weeks, and a group without.',
      found: 'We cannot say: what we could read breaks off before the results.',
      limits: 'The method is all that we have read.',
    },
    {
      work: 'SCARRATT23(a)',
      about: 'What people put on playlists for sleep',
      who: '225,626 tracks from playlists for sleep on Spotify; no people were studied.',
      compared: 'Those tracks with music in general.',
      found:
        'They were softer and slower, more often without words and on acoustic instruments. Of six groups of tracks, three held faster, louder, popular songs.',
      limits: 'It shows what people choose, and says nothing about how they slept.',
    },
    {
      work: 'RIEDY21',
      about: 'White noise all night',
      who: 'People in 38 studies; the summary gives no total.',
      compared: 'Continuous white noise, or noise like it, with nights or groups without it.',
      found: 'Results ran from better sleep to worse sleep.',
      limits:
        'The quality of the evidence was very low, and the noise may itself disturb sleep and hearing.',
    },
  ],
}
