import type { Page } from '@playwright/test'
import { home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

const soundRequest = (page: Page, path: string) =>
  page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().includes(`/dhvani/${path}?v=`),
  )

/** Where the page makes periods itself, a small file is short. */
const SIZE = /\d\.\d MB|\d+ KB/

test('the dialog tells both sizes, and the small file plays as soon as it is chosen', async ({
  page,
}) => {
  await page.goto('/')
  const { card, dialog } = home(page)
  await card('Breeze').click()
  const sound = dialog('Breeze')
  const standard = sound.getByRole('radio', { name: /^Standard \d\.\d MB$/ })
  const small = sound.getByRole('radio', { name: /^Data saver (\d\.\d MB|\d+ KB)$/ })
  await expect(standard).toBeChecked()
  await expect(sound.getByRole('button', { name: 'Pause preview' })).toBeVisible()
  const asked = soundRequest(page, 'small/breeze.mp3')
  await sound.getByText('Data saver', { exact: true }).click()
  await asked
  await expect(small).toBeChecked()
  await expect(sound.getByRole('button', { name: 'Pause preview' })).toBeVisible()

  await page.reload()
  await expect(card('Sea Waves'), 'the size stands on the card before it loads').toContainText(SIZE)
  const next = soundRequest(page, 'small/sea-waves.mp3')
  await card('Sea Waves').click()
  await next
})

test(
  'Save-Data chooses the small files until the person chooses',
  { tag: '@thorough' },
  async ({ page }) => {
    await saveData(page)
    await page.goto('/')
    const { card, dialog } = home(page)
    await expect(card('Breeze')).toContainText(SIZE)
    await page.getByRole('button', { name: 'About the sounds' }).click()
    const notes = dialog('About the sounds')
    await expect(notes.getByRole('radio', { name: /^Data saver/ })).toBeChecked()
    await expect(notes.getByText('Your browser asks to save data')).toBeVisible()
    await notes.getByText('Standard', { exact: true }).click()
    await notes.getByRole('button', { name: 'Close' }).click()
    const asked = soundRequest(page, 'breeze.mp3')
    await card('Breeze').click()
    await asked
  },
)

test(
  'a list names the maker and the size of every sound',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'About the sounds' }).click()
    const rows = home(page).dialog('About the sounds').getByRole('listitem')
    await expect(rows).toHaveCount(12)
    for (const row of await rows.all()) {
      await expect(row).toContainText('Made by Dhvani')
      await expect(row).toContainText(SIZE)
    }
  },
)

/** Serves the scripts of a build for which an operator imported a recording of rain. */
const withRecordedRain = (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    const credit =
      '{author:"Asha Rao",licence:"CC BY 4.0",source:"https://recordings.example/rain"}'
    const body = script.replace(
      /small:\{[^{}]*small\/rain\.mp3[^{}]*\}/,
      (small) => `${small},credit:${credit}`,
    )
    await route.fulfill({ response, body })
  })

test(
  'an imported recording names its author, licence and source',
  { tag: '@desktop' },
  async ({ page }) => {
    await withRecordedRain(page)
    await page.goto('/')
    const { card, dialog } = home(page)
    await card('Rain').click()
    const expectCredit = async (place: ReturnType<typeof dialog>) => {
      await expect(
        place.getByText('Recorded by Asha Rao · Licence: CC BY 4.0').first(),
      ).toBeVisible()
      await expect(place.getByRole('link', { name: 'Source' }).first()).toHaveAttribute(
        'href',
        'https://recordings.example/rain',
      )
    }
    await expectCredit(dialog('Rain'))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'About the sounds' }).click()
    await expectCredit(dialog('About the sounds'))
  },
)
