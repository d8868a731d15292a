import type { BuiltInSoundId, PlaceOf, UsualCharacters } from '@dhvani/catalogue'
import { m } from '#messages'

type Words<Id extends string> = Readonly<Record<Id, () => string>>

const PLACES: { readonly [Sound in BuiltInSoundId]: Words<PlaceOf<Sound>> } = {
  rain: {
    leaves: m.place_rain_leaves,
    'tin-roof': m.place_rain_tin_roof,
    window: m.place_rain_window,
    courtyard: m.place_rain_courtyard,
  },
  'rain-thunder': {
    hills: m.place_rain_thunder_hills,
    town: m.place_rain_thunder_town,
    'tin-roof': m.place_rain_thunder_tin_roof,
  },
  'sea-waves': {
    beach: m.place_sea_waves_beach,
    rocks: m.place_sea_waves_rocks,
    'calm-night': m.place_sea_waves_calm_night,
  },
  'river-flowing': {
    pebbles: m.place_river_flowing_pebbles,
    weir: m.place_river_flowing_weir,
    bridge: m.place_river_flowing_bridge,
  },
  breeze: {
    trees: m.place_breeze_trees,
    bamboo: m.place_breeze_bamboo,
    field: m.place_breeze_field,
    'night-insects': m.place_breeze_night_insects,
  },
  'coffee-shop': {
    table: m.place_coffee_shop_table,
    counter: m.place_coffee_shop_counter,
    terrace: m.place_coffee_shop_terrace,
  },
  'indian-traffic': {
    kerb: m.place_indian_traffic_kerb,
    lane: m.place_indian_traffic_lane,
    balcony: m.place_indian_traffic_balcony,
  },
  train: {
    berth: m.place_train_berth,
    vestibule: m.place_train_vestibule,
    platform: m.place_train_platform,
  },
  'koel-singing': {
    'mango-trees': m.place_koel_singing_mango_trees,
    courtyard: m.place_koel_singing_courtyard,
    fields: m.place_koel_singing_fields,
  },
  'morning-birds': {
    garden: m.place_morning_birds_garden,
    village: m.place_morning_birds_village,
    hills: m.place_morning_birds_hills,
  },
  'asmr-kiss': {
    close: m.place_asmr_kiss_close,
    covers: m.place_asmr_kiss_covers,
    tiles: m.place_asmr_kiss_tiles,
  },
  'high-frequency': {
    rain: m.place_high_frequency_rain,
    waterfall: m.place_high_frequency_waterfall,
    temple: m.place_high_frequency_temple,
    'white-noise': m.place_high_frequency_white_noise,
    'pink-noise': m.place_high_frequency_pink_noise,
    'brown-noise': m.place_high_frequency_brown_noise,
    'ceiling-fan': m.place_high_frequency_ceiling_fan,
  },
}

const CHARACTERS: {
  readonly [Sound in BuiltInSoundId]: Words<keyof UsualCharacters<Sound>>
} = {
  rain: {
    heaviness: m.character_rain_heaviness,
    'near-drops': m.character_rain_near_drops,
  },
  'rain-thunder': {
    nearness: m.character_rain_thunder_nearness,
    frequency: m.character_rain_thunder_frequency,
    rain: m.character_rain_thunder_rain,
  },
  'sea-waves': {
    height: m.character_sea_waves_height,
    rhythm: m.character_sea_waves_rhythm,
  },
  'river-flowing': {
    size: m.character_river_flowing_size,
    stones: m.character_river_flowing_stones,
  },
  breeze: {
    gusts: m.character_breeze_gusts,
    leaves: m.character_breeze_leaves,
  },
  'coffee-shop': {
    crowd: m.character_coffee_shop_crowd,
    crockery: m.character_coffee_shop_crockery,
  },
  'indian-traffic': {
    horns: m.character_indian_traffic_horns,
    vehicles: m.character_indian_traffic_vehicles,
  },
  train: {
    speed: m.character_train_speed,
    whistle: m.character_train_whistle,
  },
  'koel-singing': {
    calls: m.character_koel_singing_calls,
    answer: m.character_koel_singing_answer,
  },
  'morning-birds': {
    birds: m.character_morning_birds_birds,
    koel: m.character_morning_birds_koel,
  },
  'asmr-kiss': {
    pace: m.character_asmr_kiss_pace,
    closeness: m.character_asmr_kiss_closeness,
  },
  'high-frequency': {
    colour: m.character_high_frequency_colour,
    drops: m.character_high_frequency_drops,
  },
}

const wordOf = (words: Readonly<Record<string, () => string>>, id: string): string =>
  words[id]?.() ?? id

/** @returns what the listener reads for a place of a sound */
export const placeName = (sound: BuiltInSoundId, place: string): string =>
  wordOf(PLACES[sound], place)

/** @returns what the listener reads for a character of a sound */
export const characterName = (sound: BuiltInSoundId, character: string): string =>
  wordOf(CHARACTERS[sound], character)
