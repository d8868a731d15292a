import type { BuiltInSoundId, Category } from '@dhvani/catalogue'
import { m } from '#messages'

type Words = { readonly name: () => string; readonly description: () => string }

const SOUND_WORDS: Readonly<Record<BuiltInSoundId, Words>> = {
  rain: { name: m.sound_rain, description: m.sound_rain_text },
  'rain-thunder': { name: m.sound_rain_thunder, description: m.sound_rain_thunder_text },
  'sea-waves': { name: m.sound_sea_waves, description: m.sound_sea_waves_text },
  'river-flowing': { name: m.sound_river_flowing, description: m.sound_river_flowing_text },
  breeze: { name: m.sound_breeze, description: m.sound_breeze_text },
  'coffee-shop': { name: m.sound_coffee_shop, description: m.sound_coffee_shop_text },
  'indian-traffic': { name: m.sound_indian_traffic, description: m.sound_indian_traffic_text },
  train: { name: m.sound_train, description: m.sound_train_text },
  'koel-singing': { name: m.sound_koel_singing, description: m.sound_koel_singing_text },
  'morning-birds': { name: m.sound_morning_birds, description: m.sound_morning_birds_text },
  'asmr-kiss': { name: m.sound_asmr_kiss, description: m.sound_asmr_kiss_text },
  'high-frequency': { name: m.sound_high_frequency, description: m.sound_high_frequency_text },
}

const SECTION_TITLES: Readonly<Record<Category, () => string>> = {
  Nature: m.section_nature,
  Urban: m.section_urban,
  Traditional: m.section_traditional,
  ASMR: m.section_asmr,
  Spiritual: m.section_spiritual,
  'Your Sound': m.section_your_sound,
}

export const soundName = (id: BuiltInSoundId): string => SOUND_WORDS[id].name()
export const soundDescription = (id: BuiltInSoundId): string => SOUND_WORDS[id].description()
export const sectionTitle = (category: Category): string => SECTION_TITLES[category]()

/** A row that was written by hand may name a sound `constructor`. */
const isBuiltIn = (id: string): id is BuiltInSoundId => Object.hasOwn(SOUND_WORDS, id)

/** @returns a sound's name in the page's language; an own sound keeps the name it was given */
export const nameInPage = (sound: { readonly id: string; readonly name: string }): string =>
  isBuiltIn(sound.id) ? soundName(sound.id) : sound.name

/** @returns a built-in sound's description, or `undefined` for an own sound */
export const descriptionInPage = (id: string): string | undefined =>
  isBuiltIn(id) ? soundDescription(id) : undefined
