import { expectSound } from '../fixtures/audio-tap.ts'
import { addToMix } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'

/** A sound begins at a random place of its loop: here, where its next period is soon asked for. */
const beginLate = () => {
  const random = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint32Array && array.length === 1) return array.fill(0.2 * 2 ** 32)
    return random(array)
  }
}

/** A weak device leaves its first periods as they are. */
const haveManyCores = () => {
  Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 })
  Object.defineProperty(navigator, 'deviceMemory', { get: () => 8 })
}

test('a sound that plays on has its next period made by a worker, which ends after it @desktop', async ({
  page,
  openSignedIn,
}) => {
  await page.addInitScript(beginLate)
  await page.addInitScript(haveManyCores)
  await openSignedIn()
  const making = page.waitForEvent('worker', {
    predicate: (worker) => worker.url().includes('period.worker'),
    timeout: 120_000,
  })
  await addToMix(page, 'ASMR Kiss')
  const worker = await making
  await worker.waitForEvent('close', { timeout: 90_000 })
  await expectSound(page)
  expect(page.workers().filter((it) => it.url().includes('period.worker'))).toEqual([])
})
