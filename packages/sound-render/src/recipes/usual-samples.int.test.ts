import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import { expect, it } from 'vitest'
import { hertz } from '@dhvani/units'
import { hashPcm16 } from '../dsp/pcm.ts'
import { scaleStereoToLevel } from '../dsp/stereo.ts'
import { RECIPES } from '../recipes.ts'

const RATE = hertz(11_025)
/** At another rate chance makes another street, which its bounds would change (street-bounds.ts). */
const RATE_OF_FILE = hertz(44_100)
const MINUTES = 10 * 60_000

/**
 * SHA-256 of each recipe's shipped take before it had places and characters. A recipe that is meant to
 * sound another way gets a new version, and its new hash here.
 */
const HASHES: Readonly<Record<string, string>> = {
  'rain 2': '8d0d5d17ab7b093edd948c916acda71def62c56af2afadfe307200477e10bc3b',
  'rain-thunder 5': '79614bee55a92d1ae53c0812a6e0a07330dfdd05ac93aa0adb885cdeeca7f0fc',
  'sea-waves 4': 'e92589cf5f742da18ffd713696051a7fd0c5f366fb6d0704294b58450cc92360',
  'river-flowing 4': '3ee33c6a3e3c00aeeb8c94fbcc37d1b580652e300a5d401262be1be86b79ce15',
  'breeze 3': '6b8d167e31c9987dd783029f7a3ed76f4d93d70665a8a9daff4a4adac5744670',
  'coffee-shop 5': '0585e3904df549546fe50aceebe92c17c1d95bf741d8572af7b5a3e8b1aa6048',
  'indian-traffic 5': 'b384ae31b04815a8a942958bfef1cd75d083f275ce82d070346ce713fb3e1acc',
  'train 4': '7f1988d91c7058374a78b02b7a9823e988759b7b92d160388ce00c8405c0b78a',
  'koel-singing 4': '54a981fe8f4fd228e1b078191336089c78250f0abea9b3497350ed5dfe8d6299',
  'morning-birds 2': 'ffee91feaf8ab173a1f973c53e5772038127ff9d90355ddc77590af51102e4a1',
  'asmr-kiss 5': 'd962c61fa14901ee9adfa80ae6a09bce8d91dc9e6c825bd98191c83444e87b54',
}

it.each(RECIPES)(
  '$file has the samples of its version without a setting',
  { timeout: MINUTES },
  (recipe) => {
    const claim = 'has the samples of its version without a setting'
    return prove(claimOf(import.meta.filename, recipe.file, claim), () => {
      const sampleRate = recipe.file === 'indian-traffic' ? RATE_OF_FILE : RATE
      const take = recipe.render({ seed: recipe.defaultSeed, sampleRate })
      expect(hashPcm16(scaleStereoToLevel(take, 0.1))).toBe(
        HASHES[`${recipe.file} ${recipe.version}`],
      )
    })
  },
)
