import type { BuiltInSoundId } from './sounds.ts'

/** One place that a sound is heard at. */
export type Place = {
  readonly id: string
  /** What the listener reads, in English. */
  readonly name: string
  /** Its letter in a setting's code; never reused for another place of the sound. */
  readonly code: string
  /** Ids of the sound's characters that change nothing here. */
  readonly lacks?: readonly string[]
}

/** One thing about a sound that a listener moves between 0 and 100. */
export type Character = {
  readonly id: string
  /** What the listener reads, in English. */
  readonly name: string
  /** Its letter in a setting's code; never reused for another character of the sound. */
  readonly code: string
  /** Where it stands in the file. */
  readonly usual: number
}

type SoundSettings = {
  /** The first is where the file was made. */
  readonly places: readonly [Place, Place, Place, ...Place[]]
  readonly characters: readonly [Character, Character, ...Character[]]
}

const place = <Id extends string>(id: Id, code: string, name: string) => ({ id, code, name })

const character = <Id extends string, Usual extends number = 50>(
  id: Id,
  code: string,
  name: string,
  usual: Usual = 50 as Usual,
) => ({ id, code, name, usual })

/** The places and characters of the twelve sounds. Ids are kept in saved mixes and never change. */
export const SOUND_SETTINGS = {
  rain: {
    places: [
      place('leaves', 'l', 'On leaves'),
      place('tin-roof', 't', 'On a tin roof'),
      place('window', 'w', 'At the window'),
      place('courtyard', 'c', 'In a courtyard'),
    ],
    characters: [
      character('heaviness', 'h', 'Heaviness'),
      character('near-drops', 'n', 'Near drops'),
    ],
  },
  'rain-thunder': {
    places: [
      place('hills', 'h', 'Over the hills'),
      place('town', 't', 'Over the town'),
      place('tin-roof', 'r', 'Under a tin roof'),
    ],
    characters: [
      character('nearness', 'n', 'How near'),
      character('frequency', 'f', 'How often'),
      character('rain', 'r', 'Rain'),
    ],
  },
  'sea-waves': {
    places: [
      place('beach', 'b', 'On the beach'),
      place('rocks', 'r', 'On the rocks'),
      place('calm-night', 'n', 'A calm night'),
    ],
    characters: [character('height', 'h', 'Height'), character('rhythm', 'r', 'Rhythm')],
  },
  'river-flowing': {
    places: [
      place('pebbles', 'p', 'Over pebbles'),
      place('weir', 'w', 'Below a weir'),
      place('bridge', 'b', 'Under a bridge'),
    ],
    characters: [character('size', 's', 'Size'), character('stones', 't', 'Stones')],
  },
  breeze: {
    places: [
      place('trees', 't', 'In tall trees'),
      place('bamboo', 'b', 'In bamboo'),
      place('field', 'f', 'Over an open field'),
      place('night-insects', 'n', 'Night insects'),
    ],
    characters: [character('gusts', 'g', 'Gusts'), character('leaves', 'l', 'Leaves')],
  },
  'coffee-shop': {
    places: [
      place('table', 't', 'At a table'),
      place('counter', 'c', 'At the counter'),
      place('terrace', 'o', 'On the terrace'),
    ],
    characters: [character('crowd', 'p', 'Crowd'), character('crockery', 'c', 'Crockery')],
  },
  'indian-traffic': {
    places: [
      place('kerb', 'k', 'At the kerb'),
      place('lane', 'l', 'In a narrow lane'),
      place('balcony', 'b', 'From a balcony'),
    ],
    characters: [character('horns', 'h', 'Horns'), character('vehicles', 'v', 'Vehicles')],
  },
  train: {
    places: [
      place('berth', 'b', 'In the berth'),
      place('vestibule', 'v', 'Between the coaches'),
      place('platform', 'p', 'On the platform'),
    ],
    characters: [character('speed', 's', 'Speed'), character('whistle', 'w', 'Whistle')],
  },
  'koel-singing': {
    places: [
      place('mango-trees', 'm', 'In the mango trees'),
      place('courtyard', 'c', 'In a courtyard'),
      place('fields', 'f', 'Across the fields'),
    ],
    characters: [character('calls', 'c', 'How often'), character('answer', 'a', 'The other koel')],
  },
  'morning-birds': {
    places: [
      place('garden', 'g', 'In the garden'),
      place('village', 'v', 'In the village'),
      place('hills', 'h', 'In the hills'),
    ],
    characters: [character('birds', 'b', 'How many'), character('koel', 'k', 'Koel', 0)],
  },
  'asmr-kiss': {
    places: [
      place('close', 'c', 'Close by'),
      place('covers', 'u', 'Under the covers'),
      place('tiles', 't', 'In a tiled room'),
    ],
    characters: [character('pace', 'p', 'Pace'), character('closeness', 'c', 'Closeness')],
  },
  'high-frequency': {
    places: [
      place('rain', 'r', 'In the rain'),
      place('waterfall', 'w', 'By a waterfall'),
      place('temple', 't', 'In a temple hall'),
      { ...place('white-noise', 'h', 'White noise'), lacks: ['drops'] },
      { ...place('pink-noise', 'p', 'Pink noise'), lacks: ['drops'] },
      { ...place('brown-noise', 'b', 'Brown noise'), lacks: ['drops'] },
      { ...place('ceiling-fan', 'f', 'Under a ceiling fan'), lacks: ['drops'] },
    ],
    characters: [character('colour', 'c', 'Colour'), character('drops', 'd', 'Drops')],
  },
} as const satisfies Record<BuiltInSoundId, SoundSettings>

type Settings = typeof SOUND_SETTINGS

/** The ids of a sound's places. */
export type PlaceOf<Sound extends BuiltInSoundId> = Settings[Sound]['places'][number]['id']

/** Where the characters of a sound stand in its file. */
export type UsualCharacters<Sound extends BuiltInSoundId> = {
  readonly [Each in Settings[Sound]['characters'][number] as Each['id']]: Each['usual']
}
