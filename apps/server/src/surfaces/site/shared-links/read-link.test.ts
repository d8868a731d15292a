import { expect, it } from 'vitest'
import type { Mix } from '@dhvani/catalogue'
import { writeBeatLink } from '@dhvani/share-links/beat-link'
import { writeMixLink } from '@dhvani/share-links/mix-code'
import type { LinkWords } from '@dhvani/social-cards'
import { readLink } from './read-link.ts'

const words: LinkWords = {
  site: 'Dhvani',
  tagline: 'Indian Ambient Sound Mixer',
  mixKicker: 'A mix',
  beatKicker: 'A beat',
  mixText: 'A mix of {sounds}.',
  beatText: 'A beat of {loops} at {tempo}.',
  beatName: 'Beat',
  beatBy: "{maker}'s beat",
  beatAs: '{title}: {beat}',
  sounds: { rain: 'Rain', breeze: 'Breeze', tanpura: 'Tanpura (live)' },
  loops: {},
}

const fieldsOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://sounds.example').searchParams)

it('gives crawlers an address with every field of the link of a mix', () => {
  const mix: Mix = {
    version: 2,
    masterVolume: 80,
    sounds: [
      {
        id: 'rain',
        name: 'rain',
        volume: 64,
        isPlaying: true,
        setting: '1a',
        position: { x: 3, depth: 7 },
      },
      { id: 'breeze', name: 'breeze', volume: 30, isPlaying: true },
    ],
  }
  const { path } = writeMixLink(
    { name: 'Evening', mix, seed: 7, since: 1_764_000_000 },
    new URL('https://sounds.example/'),
  )
  const fields = fieldsOf(path)
  expect(Object.keys(fields).toSorted()).toEqual(['as', 'at', 'mix', 'seed', 'since'])
  const search = new URL(path, 'https://sounds.example').search
  const link = readLink('mix', { words, language: 'en', search: `${search}&utm_source=mail` })
  expect(fieldsOf(link?.query ?? '')).toEqual(fields)
})

it('names a tanpura that a link holds, in the head and on the card', () => {
  const tanpura =
    'riyaz:tanpura:3072000:sa=Cs3&cents=0&a4=440&first=Pa&strings=4&g1=usual&gj=usual&gk=usual&jawari=60&round=5&full=50&room=40&tanpuras=1'
  const sound = { volume: 50, isPlaying: true }
  const mix: Mix = {
    version: 1,
    masterVolume: 80,
    sounds: [
      { id: 'rain', name: 'rain', ...sound },
      { id: tanpura, name: 'x', ...sound },
    ],
  }
  const { path } = writeMixLink({ name: '', mix }, new URL('https://sounds.example/'))
  const { search } = new URL(path, 'https://sounds.example')
  const link = readLink('mix', { words, language: 'en', search })!
  expect(link.description).toBe('A mix of Rain and Tanpura (live).')
  expect(link.card.rows.map(({ name }) => name)).toEqual(['Rain', 'Tanpura (live)'])
  const card = readLink('mix', { words, language: 'en', search: link.cardQuery })!
  expect(card.card.rows).toEqual(link.card.rows)
})

it('gives crawlers an address with every field of the link of a beat', () => {
  const { path } = writeBeatLink(
    {
      beat: {
        tempo: 96,
        masterVolume: 70,
        slots: [{ position: 0, loopId: 'tabla-teentaal', volume: 80, isMuted: false }],
      },
      title: 'Evening',
      maker: 'Asha',
    },
    new URL('https://sounds.example/beatboxer'),
  )
  const search = new URL(path, 'https://sounds.example').search
  const link = readLink('beat', { words, language: 'en', search })
  expect(fieldsOf(link?.query ?? '')).toEqual(fieldsOf(path))
})
