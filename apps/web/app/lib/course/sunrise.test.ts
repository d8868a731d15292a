import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findCity, locate } from './cities.ts'
import { findSunrise } from './sunrise.ts'

beforeEach(() => vi.stubEnv('TZ', 'Asia/Kolkata'))
afterEach(() => vi.unstubAllEnvs())

const cityOf = (id: string) => {
  const city = findCity(id)
  if (!city) throw new Error(`no city ${id}`)
  return city
}

/**
 * Sunrise of a day by another formula: NOAA's General Solar Position Calculations, which are right to a minute or two away
 * from the poles (https://gml.noaa.gov/grad/solcalc/solareqns.PDF).
 */
const byNoaa = (latitude: number, longitude: number, day: Date): number => {
  const midnight = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate())
  const days = (midnight - Date.UTC(day.getUTCFullYear(), 0, 1)) / 86_400_000
  const g = (2 * Math.PI * (days - longitude / 360 - 0.25)) / 365
  const late =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(g) -
      0.032077 * Math.sin(g) -
      0.014615 * Math.cos(2 * g) -
      0.040849 * Math.sin(2 * g))
  const declination =
    0.006918 -
    0.399912 * Math.cos(g) +
    0.070257 * Math.sin(g) -
    0.006758 * Math.cos(2 * g) +
    0.000907 * Math.sin(2 * g) -
    0.002697 * Math.cos(3 * g) +
    0.00148 * Math.sin(3 * g)
  const phi = (latitude * Math.PI) / 180
  const angle = Math.acos(
    Math.cos((90.833 * Math.PI) / 180) / (Math.cos(phi) * Math.cos(declination)) -
      Math.tan(phi) * Math.tan(declination),
  )
  return midnight + (720 - 4 * (longitude + (angle * 180) / Math.PI) - late) * 60_000
}

it('agrees with another formula to three minutes, in each season and on both sides of the equator', () => {
  const errors = ['pune', 'delhi', 'thiruvananthapuram', 'london', 'sydney', 'new-york'].flatMap(
    (id) =>
      ['2026-03-20', '2026-06-21', '2026-09-23', '2026-11-28', '2026-12-21'].map((day) => {
        const { latitude, longitude } = cityOf(id)
        const known = byNoaa(latitude, longitude, new Date(day))
        const { at, missing } = findSunrise({ latitude, longitude }, known - 6 * 3_600_000)
        return missing ? Infinity : Math.abs(at - known) / 60_000
      }),
  )
  expect(Math.max(...errors)).toBeLessThan(3)
})

it('finds the next one, also right after one', () => {
  const pune = cityOf('pune')
  const first = findSunrise(pune, Date.parse('2026-11-28T00:00+05:30')).at
  const second = findSunrise(pune, first).at
  expect(findSunrise(pune, first - 1).at).toBe(first)
  expect((second - first) / 3_600_000).toBeCloseTo(24, 1)
})

it('counts six by the clock as morning where the sun does not set or does not rise', () => {
  const tromso = cityOf('tromso')
  const summer = findSunrise(tromso, new Date(2026, 5, 20, 23).getTime())
  const winter = findSunrise(tromso, new Date(2026, 11, 20, 23).getTime())
  expect(summer).toEqual({ at: new Date(2026, 5, 21, 6).getTime(), missing: 'polar-day' })
  expect(winter).toEqual({ at: new Date(2026, 11, 21, 6).getTime(), missing: 'polar-night' })
})

it('finds a morning within a day and a half on every day of a year, wherever the place is', () => {
  for (const latitude of [-89, -67, -40, 0, 28, 66.6, 69.6, 90])
    for (let day = 0; day < 366; day += 1) {
      const now = new Date(2026, 0, 1 + day, 22).getTime()
      const { at } = findSunrise({ latitude, longitude: 19 }, now)
      expect(at).toBeGreaterThan(now)
      expect(at - now).toBeLessThan(36 * 3_600_000)
    }
})

it('takes a city of the zone, and the equator for a zone without one', () => {
  const at = (zone: string, offset: number, place = 'zone') => locate(place, { zone, offset })
  expect(at('Asia/Calcutta', -330).city?.id).toBe('nagpur')
  expect(at('Asia/Kolkata', -330, 'pune').city?.id).toBe('pune')
  expect(at('Asia/Kolkata', -330, 'of-a-later-release').city?.id).toBe('nagpur')
  expect(at('Antarctica/Troll', -120)).toEqual({ latitude: 0, longitude: 30 })
  expect(at('Etc/Unknown', Number.NaN).city).toBeUndefined()
})
