import type { Page } from '@playwright/test'
import { press } from '../fixtures/account.ts'
import { addToMix } from '../fixtures/home.ts'
import type { Way } from './way.ts'

const keepNight = (page: Page) =>
  page.addInitScript(() => {
    const value = { place: 'pune', night: {} }
    localStorage.setItem('dhvani.course', JSON.stringify({ version: 1, value }))
  })

/** Parts of the dock, and those that its menu opens. */
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
    reach: (page) => addToMix(page, 'Rain'),
    arrived: (page) => page.getByRole('button', { name: 'More', exact: true }),
  },
  'course-dialog': {
    at: '/',
    isSignedIn: true,
    reach: async (page) => {
      await addToMix(page, 'Rain')
      await press(page, 'More')
      await page.getByRole('menuitem', { name: 'The night by itself' }).click()
    },
    isTold: true,
    arrived: (page) => page.getByRole('dialog', { name: 'The night by itself' }),
  },
  'take-along-dialog': {
    at: '/',
    isSignedIn: true,
    reach: async (page) => {
      await addToMix(page, 'Rain')
      await press(page, 'More')
      await page.getByRole('menuitem', { name: 'Save as a sound file' }).click()
    },
    isTold: true,
    arrived: (page) => page.getByRole('dialog', { name: 'Save as a sound file' }),
  },
  'packed-buffer': {
    at: '/',
    isSignedIn: true,
    // A small device, which packs its second sound.
    prepare: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { get: () => 2 })),
    reach: async (page) => {
      await addToMix(page, 'Rain')
      await addToMix(page, 'Train')
    },
  },
  'course-keeper': { at: '/', isSignedIn: true, prepare: keepNight },
}
