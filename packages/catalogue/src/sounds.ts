/** The sections on Home that sounds are listed in, in their order. */
export const CATEGORIES = [
  'Nature',
  'Urban',
  'Traditional',
  'ASMR',
  'Spiritual',
  'Your Sound',
] as const

export type Category = (typeof CATEGORIES)[number]

export type BuiltInSoundId =
  | 'rain'
  | 'rain-thunder'
  | 'sea-waves'
  | 'river-flowing'
  | 'breeze'
  | 'coffee-shop'
  | 'indian-traffic'
  | 'train'
  | 'koel-singing'
  | 'morning-birds'
  | 'asmr-kiss'
  | 'high-frequency'

/** The rendered files: one for every sound but High Frequency, which reuses rain's. */
export type SoundFileId = Exclude<BuiltInSoundId, 'high-frequency'>

/** A built-in sound, as Home shows it. */
export type BuiltInSound = {
  readonly id: BuiltInSoundId
  readonly name: string
  readonly category: Exclude<Category, 'Your Sound'>
  readonly description: string
  /** The rendered file that it plays; the file's public name is `{file}.mp3`. */
  readonly file: SoundFileId
  /**
   * Steady throughout, without events that a listener could tell apart, so that one channel played
   * left and, later in its period, right passes for stereo. The level of rain and river changes by 2 dB
   * from one quarter of a second to the next. Breeze, the next steadiest, has gusts of 13 dB, which
   * would pass one ear alone.
   */
  readonly isTexture: boolean
}

const TEXTURES: readonly SoundFileId[] = ['rain', 'river-flowing']

const sound = (
  id: BuiltInSoundId,
  name: string,
  category: BuiltInSound['category'],
  description: string,
  file: SoundFileId = id === 'high-frequency' ? 'rain' : id,
): BuiltInSound => ({
  id,
  name,
  category,
  description,
  file,
  isTexture: TEXTURES.includes(file),
})

/** The twelve built-in sounds, in the order of docs/contract/product.md §3. */
export const BUILT_IN_SOUNDS: readonly BuiltInSound[] = [
  sound('rain', 'Rain', 'Nature', 'Steady monsoon rain on leaves and stone'),
  sound('rain-thunder', 'Rain & Thunder', 'Nature', 'Rain with thunder rolling over the hills'),
  sound('sea-waves', 'Sea Waves', 'Nature', 'Slow waves breaking on a wide beach'),
  sound('river-flowing', 'River Flowing', 'Nature', 'A clear river running over pebbles'),
  sound('breeze', 'Breeze', 'Nature', 'Wind moving through tall trees'),
  sound('coffee-shop', 'Coffee Shop', 'Urban', 'Low voices, cups and a hissing machine'),
  sound('indian-traffic', 'Indian Traffic', 'Urban', 'Rickshaws, engines and far-off horns'),
  sound('train', 'Train', 'Urban', 'A night train, heard from the berth'),
  sound('koel-singing', 'Koel Singing', 'Traditional', 'A koel calling from the mango trees'),
  sound('morning-birds', 'Morning Birds', 'Traditional', 'The dawn chorus of an Indian garden'),
  sound('asmr-kiss', 'ASMR Kiss', 'ASMR', 'Soft kisses, close to either ear'),
  sound('high-frequency', 'High Frequency', 'Spiritual', 'A bright, steady wash'),
]

/** @returns the built-in sound of that id, or `undefined` */
export const findBuiltInSound = (id: string): BuiltInSound | undefined =>
  BUILT_IN_SOUNDS.find((candidate) => candidate.id === id)

/** The files of the built-in sounds: eleven, because two sounds share the rain. */
export const SOUND_FILES: readonly SoundFileId[] = BUILT_IN_SOUNDS.filter(
  (candidate) => candidate.id === candidate.file,
).map((candidate) => candidate.file)
