import type { BuiltInSoundId } from '@dhvani/catalogue'

/** Pictures behind a link's card, drawn at build. */
export const SCENES = ['rain', 'water', 'dawn', 'garden', 'town', 'night', 'drum'] as const

export type Scene = (typeof SCENES)[number]

const SCENE_OF_SOUND: Readonly<Record<BuiltInSoundId, Scene>> = {
  rain: 'rain',
  'rain-thunder': 'rain',
  'sea-waves': 'water',
  'river-flowing': 'water',
  breeze: 'garden',
  'coffee-shop': 'town',
  'indian-traffic': 'town',
  train: 'night',
  'koel-singing': 'garden',
  'morning-birds': 'dawn',
  'asmr-kiss': 'night',
  'high-frequency': 'water',
}

/** @returns the picture of a built-in sound; that of rain for an id that is none */
export const sceneOf = (soundId: string): Scene =>
  Object.hasOwn(SCENE_OF_SOUND, soundId) ? SCENE_OF_SOUND[soundId as BuiltInSoundId] : 'rain'
