import { startSite } from '../../fixtures/site.ts'
import { expectHeard } from '../loudspeaker.ts'
import { expect, test } from './test.ts'

const IS_KEPT = `return caches.open('dhvani-sounds').then((sounds) => sounds.keys())
  .then((kept) => kept.some(({ url }) => url.includes('/dhvani/breeze.mp3?v=')))`

test('without a server, Home opens and a sound that was heard is heard again', async ({
  driver,
  webkit,
}) => {
  const site = await startSite()
  await driver.goto(site.url)
  await driver.expectText(/0 sounds playing/)
  await driver.run('return navigator.serviceWorker.ready.then(() => true)')
  await driver.goto(site.url)
  await driver.press('button', /^Breeze/)
  await driver.expectText(/Pause preview/)
  await expect.poll(() => driver.run(IS_KEPT), { message: 'the sound is kept' }).toBe(true)
  expect(webkit.takeProblems(), 'problems with a server').toEqual([])
  await site.stop()
  await driver.goto(site.url)
  await driver.press('button', /^Breeze/)
  await expectHeard('the kept sound is heard')
  // Requests of the page that get no answer.
  webkit.takeProblems()
})
