import type { Page } from '@playwright/test'
import { expectSound } from '../fixtures/audio-tap.ts'
import { home, addToMix } from '../fixtures/home.ts'
import { untilKept } from '../fixtures/offline.ts'
import { openUpload } from '../fixtures/upload.ts'
import { startSite } from '../fixtures/site.ts'
import { steadyTone } from '../fixtures/steady-tone.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return kept.flat()
  })

test(
  'without a server, Home opens, a sound that was heard is heard again and another is made @journey',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource|net::/)
    const site = await startSite()
    await page.goto(`${site.url}/terms`)
    await untilKept(page)
    await page.reload()
    await page.goto(site.url)
    const { card, dialog } = home(page)
    await card('Breeze').click()
    await expect(dialog('Breeze').getByRole('button', { name: 'Pause preview' })).toBeVisible()
    const isSoundKept = async () =>
      (await keptAddresses(page)).some((url) => url.includes('/dhvani/breeze.mp3?v='))
    await expect.poll(isSoundKept).toBe(true)
    await site.stop()

    await page.reload()
    await card('Breeze').click()
    await expect(dialog('Breeze').getByRole('button', { name: 'Pause preview' })).toBeVisible()
    await expectSound(page, 'it is heard', -70)
    await page.keyboard.press('Escape')
    await card('Train').click()
    await expect(dialog('Train').getByRole('button', { name: 'Pause preview' })).toBeVisible()
    await expectSound(page, 'it is made', -70)

    const part = await page.evaluate(async () => {
      const sounds = await caches.open('dhvani-sounds')
      const [kept] = await sounds.keys()
      const reply = await fetch(kept?.url ?? '', { headers: { range: 'bytes=100-199' } })
      return { status: reply.status, bytes: (await reply.arrayBuffer()).byteLength }
    })
    expect(part).toEqual({ status: 206, bytes: 100 })

    await page.goto(`${site.url}/terms`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
    await page.goto(`${site.url}/contact`)
    await expect(page.getByRole('heading', { name: "We couldn't reach this page" })).toBeVisible()
    await page.getByRole('link', { name: 'Back home' }).click()
    await expect(card('Rain')).toBeVisible()
  },
)

test(
  'nothing of a person is ever kept for offline use',
  { tag: '@desktop' },
  async ({ page, problems, openSignedIn }) => {
    // The mailbox shows mails in frames without scripts, and Playwright tries to run one there.
    problems.allow(/about:srcdoc/)
    await page.goto('/')
    await untilKept(page)
    await openSignedIn()
    await page.goto('/?from=secret')
    await page.goto('/')
    const { dialog, file, send } = await openUpload(page)
    await file.setInputFiles({
      name: 'mine.wav',
      mimeType: 'audio/wav',
      buffer: steadyTone(1, 0.2),
    })
    await send.click()
    await expect(dialog).toBeHidden()
    await addToMix(page, 'mine')
    await page.goto('/mailbox')
    await page.goto('/')
    const kept = await keptAddresses(page)
    expect(kept.length).toBeGreaterThan(10)
    expect(
      kept.filter((url) => /\/(auth|rest|functions)\/v1|user-sounds|mailbox|secret/.test(url)),
    ).toEqual([])
  },
)
