import { expect, type Page } from '@playwright/test'
import { expectSound } from '../fixtures/audio-tap.ts'
import { beatbox, chooseMore } from '../fixtures/beatbox.ts'
import { offlineIn, pageIsMissing, partIsMissing, type Journey, type Visit } from './journey.ts'

const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share' })
const teentaalStays = ({ page }: Visit) => expect(beatbox(page).slot(1, 'Teentaal')).toBeVisible()

const readySlot = (page: Page, number: number, loop: string) =>
  beatbox(page).slot(number, loop).and(page.locator('[data-status="ready"]'))

export const beat: Journey = {
  at: '/beatboxer',
  isSignedIn: true,
  steps: {
    'a loop is placed': {
      act: async ({ page }) => {
        await beatbox(page).loop('Teentaal').click()
        await beatbox(page).slot(1, 'empty').click()
      },
      told: (page) => page.getByText('Failed to load Teentaal.'),
      stays: teentaalStays,
      done: (page) => readySlot(page, 1, 'Teentaal'),
    },
    'it is played': {
      act: ({ page }) => beatbox(page).control('Play').click(),
      done: (page) => beatbox(page).control('Pause'),
      stays: ({ page }) => expectSound(page),
    },
    'a drone is placed': {
      act: async ({ page }) => {
        await beatbox(page).loop('Tanpura').click()
        await beatbox(page).slot(2, 'empty').click()
      },
      told: (page) => page.getByText('Failed to load Tanpura.'),
      stays: teentaalStays,
      done: (page) => readySlot(page, 2, 'Tanpura'),
    },
    'it is saved': {
      act: ({ page }) => beatbox(page).control('Save').click(),
      told: (page) => offlineIn(page.locator('[data-toaster]')),
      stays: teentaalStays,
      again: ({ page }) => beatbox(page).control('Save').click(),
      done: (page) => page.getByRole('status').getByText('Beat saved'),
    },
    'it is shared': {
      act: ({ page }) => chooseMore(page, 'Share'),
      told: partIsMissing,
      stays: teentaalStays,
      done: (page) => shareDialog(page).getByText(/\/beatboxer\?beat=/),
    },
  },
}

export const reading: Journey = {
  at: '/',
  steps: {
    'the list of articles is opened': {
      act: ({ page }) =>
        page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click(),
      told: pageIsMissing,
      done: (page) => page.getByRole('searchbox', { name: 'Search articles' }),
    },
    'an article is looked for': {
      act: ({ page }) => page.getByRole('searchbox', { name: 'Search articles' }).fill('universal'),
      done: (page) => page.getByRole('main').locator('a[href^="/blog/music-universal"]').first(),
    },
    'it is opened': {
      act: ({ page }) =>
        page.getByRole('main').locator('a[href^="/blog/music-universal"]').first().click(),
      told: pageIsMissing,
      stays: ({ page }) =>
        expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('universal'),
      done: (page) => page.getByRole('button', { name: 'Listen to Teentaal', exact: true }),
    },
    'its loop is heard': {
      act: ({ page }) => page.getByRole('button', { name: 'Listen to Teentaal' }).click(),
      told: (page) => page.getByText(/^(Loading the sound…|You are offline\. It plays .*)$/),
      done: (page) => page.getByRole('button', { name: 'Stop Teentaal', exact: true }),
    },
    'another page is opened': {
      act: ({ page }) => page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click(),
      told: pageIsMissing,
      done: (page) => page.getByRole('heading', { level: 1, name: /Terms/ }),
    },
  },
}
