import { startSite } from '../../fixtures/site.ts'
import { home } from '../../fixtures/home.ts'
import { expectHeard } from '../loudspeaker.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('without a server, Home opens and a sound that was heard is heard again', async ({
  page,
  problems,
}) => {
  // Requests of the page that get no answer.
  problems.allow(/^failed: |^console \w+: Failed to load|NetworkError|CORS request did not succeed/)
  const site = await startSite()
  const { card, dialog, mix } = home(page)
  await page.goto(site.url)
  await expect(mix).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await card('Breeze').click()
  await expect(dialog('Breeze').getByRole('button', { name: 'Pause preview' })).toBeVisible()
  const isKept = () =>
    page.evaluate(async () => {
      const sounds = await (await caches.open('dhvani-sounds')).keys()
      return sounds.some(({ url }) => url.includes('/dhvani/breeze.mp3?v='))
    })
  await expect.poll(isKept, { message: 'the sound is kept' }).toBe(true)
  await site.stop()
  await page.reload()
  await card('Breeze').click()
  await expectHeard('the kept sound is heard')
})
