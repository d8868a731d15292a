import type { Page, Request } from '@playwright/test'
import { expectSilence, expectSound } from '../fixtures/audio-tap.ts'
import { addToMix, home, openMix } from '../fixtures/home.ts'
import { untilKept } from '../fixtures/offline.ts'
import { LOST } from '../fixtures/offline-notice.ts'
import { expect, test } from '../fixtures/test.ts'
import { whenWhole } from '../fixtures/whole.ts'

const saveData = () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

const pausePreview = (page: Page, name: string) =>
  home(page).dialog(name).getByRole('button', { name: 'Pause preview' })

test(
  'with Data saver the head of a sound is downloaded alone, and the device makes the rest',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await page.addInitScript(saveData)
    const ranges: (string | undefined)[] = []
    page.on('request', (request) => {
      const { range } = request.headers()
      if (request.method() === 'GET' && request.url().includes('.mp3')) ranges.push(range)
    })
    await openSignedIn()
    await whenWhole(page)
    const making = page.waitForEvent('worker', {
      predicate: (worker) => worker.url().includes('period.worker'),
    })
    await home(page).card('Breeze').click()
    await expect(pausePreview(page, 'Breeze')).toBeVisible()
    await expect(
      home(page)
        .dialog('Breeze')
        .getByText(/^Data saver \d+ KB$/),
    ).toBeVisible()
    await home(page).dialog('Breeze').getByRole('button', { name: 'Add to Mix' }).click()
    const worker = await making
    await worker.waitForEvent('close', { timeout: 60_000 })
    await expectSound(page)
    expect(ranges).toEqual([expect.stringMatching(/^bytes=0-\d{5,6}$/)])
  },
)

/** The whole small file of a sound, without the question whether it is there. */
const isWholeBreeze = (request: Request) =>
  request.url().includes('small/breeze.mp3') &&
  !request.headers().range &&
  request.method() === 'GET'

test(
  'with Data saver a device that makes no period downloads the file',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await page.addInitScript(saveData)
    await page.route(/period\.worker/, (route) => route.abort())
    await openSignedIn()
    const whole = page.waitForRequest(isWholeBreeze)
    await addToMix(page, 'Breeze')
    await whole
    await expectSound(page)
  },
)

test(
  'with Data saver a worker that never answers does not keep the file away',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await page.addInitScript(saveData)
    await page.route(/period\.worker/, () => undefined)
    await page.clock.install()
    await openSignedIn()
    const hanging = page.waitForRequest(/period\.worker/)
    await addToMix(page, 'Breeze')
    await hanging
    const whole = page.waitForRequest(isWholeBreeze)
    // Longer than a page waits for a whole period.
    await page.clock.fastForward(181_000)
    await whole
  },
)

test(
  'with Data saver many pauses ask for one period',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await page.addInitScript(saveData)
    await page.addInitScript(() => {
      const posts: unknown[] = []
      Object.assign(globalThis, { posts })
      const post = Worker.prototype.postMessage
      Worker.prototype.postMessage = function (this: Worker, message: unknown) {
        posts.push(message)
        post.call(this, message, {})
      }
    })
    await openSignedIn()
    const worker = Promise.withResolvers<void>()
    await page.route(/period\.worker/, async (route) => {
      await worker.promise
      await route.continue()
    })
    await addToMix(page, 'Breeze')
    await openMix(page)
    const row = home(page).mix.getByRole('listitem').filter({ hasText: 'Breeze' })
    const pause = row.getByRole('button', { name: 'Pause Breeze' })
    await expect(pause).toBeVisible()
    for (let round = 0; round < 4; round += 1) {
      await expectSound(page)
      await pause.click()
      await expectSilence(page)
      await row.getByRole('button', { name: 'Play Breeze' }).click()
    }
    const closed = page.waitForEvent('worker').then((it) => it.waitForEvent('close'))
    worker.resolve()
    await closed
    expect(
      await page.evaluate(() => (globalThis as unknown as { posts: unknown[] }).posts),
    ).toHaveLength(1)
  },
)

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'without a network a sound that was never heard is made on the device',
    { tag: '@desktop' },
    async ({ page, problems, openSignedIn }) => {
      problems.allow(LOST)
      problems.allow(/net::ERR/)
      await page.goto('/')
      await untilKept(page)
      await openSignedIn()
      await whenWhole(page)
      await page.context().setOffline(true)
      await page.reload()
      await whenWhole(page)
      const { card, dialog, mix } = home(page)
      await card('Koel Singing').click()
      await expect(pausePreview(page, 'Koel Singing')).toBeVisible()
      await expectSound(page)
      await dialog('Koel Singing').getByRole('button', { name: 'Add to Mix' }).click()
      await addToMix(page, 'River Flowing')
      await expect(mix.getByText('2 sounds playing')).toBeVisible()
      await openMix(page)
      await expectSound(page)
    },
  )
})
