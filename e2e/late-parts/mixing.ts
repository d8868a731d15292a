import { press } from '../fixtures/account.ts'
import { addToMix } from '../fixtures/home.ts'
import type { Way } from './way.ts'

/** Parts of the dock. */
export const mixingWays: Readonly<Record<string, Way>> = {
  'track-meter': {
    at: '/',
    isSignedIn: true,
    reach: (page) => addToMix(page, 'Rain'),
    arrived: (page) => page.locator('[data-meter]'),
  },
  'track-position': {
    at: '/',
    isSignedIn: true,
    reach: async (page) => {
      await addToMix(page, 'Rain')
      await press(page, 'Mute, solo or move Rain')
      await press(page, 'Position of Rain')
    },
    isTold: true,
    arrived: (page) => page.getByRole('slider', { name: 'Position of Rain', exact: true }),
  },
  'dock-menu': {
    at: '/',
    isSignedIn: true,
    prepare: (page) =>
      page.addInitScript(() => {
        Object.assign(navigator, { audioSession: { type: 'auto' } })
      }),
    reach: (page) => addToMix(page, 'Rain'),
    arrived: (page) => page.getByRole('button', { name: 'More', exact: true }),
  },
}
