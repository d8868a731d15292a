import { createAccount, openSignedIn } from '../fixtures/account.ts'
import { hindi } from '../fixtures/hindi.ts'
import { home } from '../fixtures/home.ts'
import { startSite, type Site } from '../fixtures/site.ts'
import { START_LIMIT_MS } from '../fixtures/sites.ts'
import { steadyTone } from '../fixtures/steady-tone.ts'
import { expect, test as base } from '../fixtures/test.ts'
import { openUpload, uploadMyVeena } from '../fixtures/upload.ts'

/** A site on which a person may have one sound. */
const test = base.extend<object, { smallSite: Site }>({
  smallSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
    async ({}, use) => {
      const site = await startSite({ UPLOAD_QUOTA_SOUNDS: '1' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  site: async ({ smallSite }, use) => use(smallSite),
})

/** 80 s of a tone: 7 MB, which go in parts. */
const LONG = 80

test(
  'an upload beyond the quota is refused in the words of the server, which say what makes room',
  { tag: '@desktop' },
  async ({ page, problems, site }) => {
    problems.allow(/400|413|tus|Delete one to make room/)
    await openSignedIn(page, site, await createAccount(site), '/')
    await uploadMyVeena(page)
    const { dialog, file, send, error } = await openUpload(page)
    for (const [name, seconds] of [
      ['short.wav', 1],
      ['long.wav', LONG],
    ] as const) {
      const buffer = steadyTone(seconds, 0.2)
      await file.setInputFiles({ name, mimeType: 'audio/wav', buffer })
      await expect(error, 'the reason belongs to the last file').toBeHidden()
      await send.click()
      await expect(error).toHaveText(
        'You already have 1 sounds, which is as many as fit. Delete one to make room.',
      )
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(home(page).card('short')).toHaveCount(0)
  },
)

test(
  'a page in Hindi says in Hindi that the quota is reached',
  { tag: '@thorough' },
  async ({ page, problems, site }) => {
    const words = hindi('quota_sounds', { count: '1' })
    problems.allow(new RegExp(`400|${words}`))
    await openSignedIn(page, site, await createAccount(site), '/')
    await uploadMyVeena(page)
    await page.goto('/hi')
    await page
      .getByRole('button', { name: hindi('own_upload'), exact: true })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: hindi('upload_title') })
    const buffer = steadyTone(1, 0.2)
    const file = dialog.locator('input[type=file]')
    await file.setInputFiles({ name: 'short.wav', mimeType: 'audio/wav', buffer })
    await dialog.getByRole('button', { name: hindi('own_upload'), exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText(words)
  },
)
