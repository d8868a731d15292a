import { expect, type Page } from '@playwright/test'
import { callAsPage } from '../fixtures/account.ts'
import { expectSound } from '../fixtures/audio-tap.ts'
import { home } from '../fixtures/home.ts'
import { setSlider } from '../fixtures/set-slider.ts'
import { offlineIn, partIsMissing, type Journey, type Visit } from './journey.ts'

/** On a busy machine the dialog's code is there before the cut: then the dialog itself says what is missing. */
const rainIsMissing = (page: Page) =>
  partIsMissing(page)
    .or(offlineIn(home(page).dialog('Rain')))
    .first()

const rainPlays = async ({ page }: Visit) => {
  await expect(home(page).mix.getByText('1 sound playing')).toBeVisible()
  await expectSound(page, 'Rain goes on')
}

const savedNames = async ({ page }: Visit) => {
  const { body } = await callAsPage(page, 'GET', '/rest/v1/saved_mixes?select=name')
  return (body as { name: string }[]).map(({ name }) => name)
}

export const preview: Journey = {
  at: '/',
  steps: {
    'a card is pressed': {
      act: ({ page }) => home(page).card('Rain').click(),
      told: rainIsMissing,
      done: (page) => home(page).dialog('Rain').getByRole('button', { name: 'Pause preview' }),
    },
    'another card is pressed': {
      act: async ({ page }) => {
        await page.keyboard.press('Escape')
        await home(page).card('Train').click()
      },
      told: (page) => offlineIn(home(page).dialog('Train')),
      done: (page) => home(page).dialog('Train').getByRole('button', { name: 'Pause preview' }),
    },
  },
}

export const mix: Journey = {
  at: '/',
  isSignedIn: true,
  steps: {
    'a card is pressed': {
      act: ({ page }) => home(page).card('Rain').click(),
      told: rainIsMissing,
      done: (page) => home(page).dialog('Rain').getByRole('button', { name: 'Pause preview' }),
    },
    'the rest of its file is on the way': {
      act: ({ page }) => home(page).dialog('Rain').hover(),
      told: (page) => offlineIn(home(page).dialog('Rain')),
      done: (page) => home(page).dialog('Rain').getByRole('button', { name: 'Pause preview' }),
    },
    'it is added': {
      isUnderWay: true,
      act: ({ page }) =>
        home(page).dialog('Rain').getByRole('button', { name: 'Add to Mix' }).click(),
      told: (page) => home(page).mix.getByText('Waits for the network: Rain', { exact: true }),
      done: (page) => home(page).mix.getByText('1 sound playing'),
      stays: ({ page }) =>
        expect(home(page).mix.getByRole('listitem').filter({ hasText: 'Rain' })).toBeVisible(),
    },
    'it is made softer': {
      act: ({ page }) => setSlider(home(page).mix.getByRole('slider', { name: 'Rain volume' }), 35),
      done: (page) => home(page).mix.getByText('28%'),
      stays: rainPlays,
    },
    'the mix is saved': {
      act: async ({ page }) => {
        await page
          .getByRole('region', { name: 'Your mixes' })
          .getByRole('button', { name: 'Save mix' })
          .click()
        const dialog = page.getByRole('dialog', { name: 'Save mix' })
        await dialog.getByRole('textbox', { name: 'Name' }).fill('In the train')
        await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      },
      done: (page) => page.getByRole('button', { name: 'Open In the train' }),
      stays: async (visit) => {
        await expect(visit.page.getByText('Only on this device until you are online')).toBeVisible()
        await rainPlays(visit)
      },
    },
  },
  end: async (visit) => {
    await expect.poll(() => savedNames(visit)).toEqual(['In the train'])
    await expect(visit.page.getByText('Only on this device until you are online')).toBeHidden()
    await rainPlays(visit)
  },
}
