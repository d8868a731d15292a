import type { BuiltInSoundId, Mix } from '@dhvani/catalogue'
import { m } from '#messages'

export const READY_MIX_IDS = [
  'monsoon-window',
  'ghat-at-dawn',
  'cafe-study',
  'night-train',
  'koel-garden',
  'deep-rain',
] as const

export type ReadyMixId = (typeof READY_MIX_IDS)[number]

/** A mix that Dhvani comes with. */
export type ReadyMix = {
  readonly id: ReadyMixId
  readonly name: () => string
  readonly mix: Mix & { readonly sounds: readonly { readonly id: BuiltInSoundId }[] }
}

const MASTER_VOLUME = 80

const readyMix = (
  id: ReadyMixId,
  name: () => string,
  volumes: Partial<Record<BuiltInSoundId, number>>,
): ReadyMix => ({
  id,
  name,
  mix: {
    version: 1,
    masterVolume: MASTER_VOLUME,
    sounds: (Object.entries(volumes) as [BuiltInSoundId, number][]).map(([sound, volume]) => ({
      id: sound,
      name: sound,
      volume,
      isPlaying: true,
    })),
  },
})

/** By the rules of mix-rules.ts, so that no sound drowns another. */
export const READY_MIXES: readonly ReadyMix[] = [
  readyMix('monsoon-window', m.ready_monsoon_window, { 'rain-thunder': 62, breeze: 40 }),
  readyMix('ghat-at-dawn', m.ready_ghat_at_dawn, {
    'river-flowing': 60,
    'morning-birds': 46,
    breeze: 36,
  }),
  readyMix('cafe-study', m.ready_cafe_study, { 'coffee-shop': 58, rain: 40 }),
  readyMix('night-train', m.ready_night_train, { train: 62, rain: 36, breeze: 34 }),
  readyMix('koel-garden', m.ready_koel_garden, {
    breeze: 58,
    'koel-singing': 50,
    'morning-birds': 38,
  }),
  readyMix('deep-rain', m.ready_deep_rain, { rain: 64, 'river-flowing': 38 }),
]
