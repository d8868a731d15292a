import { expect, test, variation, type Page } from '#pages/test.ts'
import { home } from '#pages/fixtures/home.ts'
import type { Service } from '#pages/service/create-service.ts'

type Given = { readonly page: Page; readonly service: Service }

/** What the browser of the test says of its sound, and how the dice fall. */
const COUNTED = { totalDuration: 0, underrunEvents: 0 }
const DICE = 0.05

/** Gives the page a counter of its own: the browser's would count the gaps of a busy machine. */
const stubCounter = (page: Page) =>
  page.addInitScript(
    ({ counted, dice }) => {
      Object.assign(globalThis, { dhvaniCounted: counted })
      Object.defineProperty(AudioContext.prototype, 'playbackStats', {
        configurable: true,
        get: () => counted,
      })
      Math.random = () => dice
    },
    { counted: { ...COUNTED }, dice: DICE },
  )

/** Opens Home, plays a sound for an hour in which it breaks off twice, and leaves. */
const listenAndLeave = async ({ page, service }: Given, errorReports: number) => {
  const sent: unknown[] = []
  service.configure({ errorReports })
  await stubCounter(page)
  await page.route('**/reports/playback', async (route) => {
    sent.push(await route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })
  await page.clock.install()
  const asked = page.waitForRequest('**/config.json')
  await page.goto('/')
  const { card, dialog } = home(page)
  await card('Sea Waves').click()
  await expect(dialog('Sea Waves').getByRole('button', { name: 'Pause preview' })).toBeVisible()
  await page.clock.fastForward('01:01')
  await asked
  await expect.poll(() => page.underWay()).toEqual([])
  // Lets the page read the answer.
  await page.clock.fastForward('00:01')
  await page.evaluate(() => {
    const { dhvaniCounted } = globalThis as unknown as { dhvaniCounted: typeof COUNTED }
    Object.assign(dhvaniCounted, { totalDuration: 3659, underrunEvents: 2 })
  })
  // A document that is really left takes the body of its last request along, so the test could not read it.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide'))
    dispatchEvent(new PageTransitionEvent('pagehide'))
  })
  await expect.poll(() => page.underWay()).toEqual([])
  return sent
}

test('a page that is left tells how often its sound broke off, and nothing else', async ({
  page,
  service,
}) => {
  expect(await listenAndLeave({ page, service }, 0.1)).toEqual([{ minutes: 60, underruns: 2 }])
})

variation(
  'a page beyond the share that the operator set tells nothing',
  async ({ page, service }) => {
    expect(await listenAndLeave({ page, service }, DICE)).toEqual([])
  },
)

test('no page tells anything where the operator wants no reports', async ({ page, service }) => {
  expect(await listenAndLeave({ page, service }, 0)).toEqual([])
})
