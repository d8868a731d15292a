import type { Page } from '@playwright/test'
import { giveCredentials, press, welcome } from '../fixtures/account.ts'
import { hindi } from '../fixtures/hindi.ts'
import { home } from '../fixtures/home.ts'
import { untilKept } from '../fixtures/offline.ts'
import { steadyTone } from '../fixtures/steady-tone.ts'
import { storedFiles } from '../fixtures/upload.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

/** What a device keeps (apps/web/app/lib/store/shared-files.ts). */
const SHARED_FILES = { most: 50, bytes: 314_572_800 }

const TONE = steadyTone(1, 0.2).toString('base64')

type Share = {
  readonly names: readonly string[]
  /** The address that the manifest names. */
  readonly action?: string
  /** Bytes of each file, which is then no sound. */
  readonly bytes?: number
}

/** Posts a form of files, as the browser does when another app shares them with the installed one. */
const share = async (page: Page, { names, action = '/share', bytes }: Share): Promise<void> => {
  const arrived = page.waitForEvent('framenavigated')
  await page.evaluate(
    ([of, to, tone, size]) => {
      const audio = Uint8Array.from(atob(tone), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      for (const name of of)
        data.items.add(new File([size ? new Uint8Array(size) : audio], name, { type: 'audio/wav' }))
      const form = document.createElement('form')
      Object.assign(form, { action: to, method: 'post', enctype: 'multipart/form-data' })
      const field = document.createElement('input')
      Object.assign(field, { type: 'file', name: 'sounds', multiple: true })
      field.files = data.files
      form.append(field)
      document.body.append(form)
      form.submit()
    },
    [names, action, TONE, bytes] as const,
  )
  await arrived
}

const rowName = (page: Page, name: string) =>
  home(page).dialog('Upload Your Sound').getByLabel(`Name of ${name}`)

/** How many shared files, and notes of lost ones, are on the device. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('dhvani-shared')
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('files').objectStore('files').count()
          count.addEventListener('success', () => resolve(count.result))
        })
      }),
  )

test(
  'sounds that another app shares come into the upload dialog, once, and are kept until they are sent',
  { tag: '@desktop' },
  async ({ page, openSignedIn, expectAccessible }) => {
    await openSignedIn()
    await untilKept(page)
    await share(page, { names: ['Roof.wav', 'Lane.wav'] })
    await expect(rowName(page, 'Roof.wav')).toHaveValue('Roof')
    await expect(rowName(page, 'Lane.wav')).toHaveValue('Lane')
    await expect(page).toHaveURL(/\/$/)
    await expectAccessible()
    expect(await storedFiles(page), 'nothing is sent without a press').toBe(0)

    // A tab that goes takes nothing along.
    await page.reload()
    const dialog = home(page).dialog('Upload Your Sound')
    await expect(rowName(page, 'Lane.wav')).toHaveValue('Lane')
    await dialog.getByRole('button', { name: 'Remove Roof.wav' }).click()
    await dialog.getByRole('button', { name: 'Upload Sound' }).click()
    await expect(home(page).card('Lane')).toBeVisible()
    expect(await storedFiles(page)).toBe(1)
    await page.reload()
    await expect(home(page).card('Lane')).toBeVisible()
    await expect(dialog).toBeHidden()
  },
)

test(
  'a visitor is led to sign in, and finds the shared sound in the dialog; a closed dialog keeps none',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await page.goto('/')
    await untilKept(page)
    await share(page, { names: ['Roof.wav'] })
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('status')).toContainText('Shared files on this device: 1')
    await press(page, 'Sign In')
    await giveCredentials(page, account)
    const dialog = home(page).dialog('Upload Your Sound')
    await expect(dialog.getByLabel('Sound Name')).toHaveValue('Roof')

    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Go on uploading' }).click()
    await expect(dialog.getByLabel('Sound Name')).toHaveValue('Roof')
    expect(await waiting(page)).toBe(0)
    await page.reload()
    await expect(welcome(page, account)).toBeVisible()
    await expect(dialog).toBeHidden()
  },
)

test(
  'without a network shared sounds wait, and the page says so, in Hindi too',
  { tag: '@desktop' },
  async ({ page, context, openSignedIn, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::|No answer from/)
    await openSignedIn()
    await untilKept(page)
    await page.goto('/hi')
    await expect(page.getByRole('button', { name: hindi('own_upload'), exact: true })).toBeEnabled()
    await context.setOffline(true)
    await share(page, { names: ['Roof.wav'], action: '/hi/share' })
    await expect(page.getByText(hindi('shared_offline'))).toBeVisible()
    const dialog = page.getByRole('dialog', { name: hindi('upload_title') })
    await expect(dialog).toBeHidden()
    await context.setOffline(false)
    await expect(dialog.getByText('Roof.wav')).toBeVisible()
  },
)

test(
  'a share of a thousand files, or of too many bytes, keeps what there is room for and says so',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await untilKept(page)
    const names = Array.from({ length: 1000 }, (_, index) => `${index}.wav`)
    await share(page, { names })
    const dialog = home(page).dialog('Upload Your Sound')
    await expect(dialog.getByText(`0 of ${SHARED_FILES.most} uploaded`)).toBeVisible()
    await expect(page.getByText('Not every file could be kept')).toBeVisible()

    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => waiting(page)).toBe(0)
    await page.reload()
    await share(page, { names: ['huge.wav'], bytes: SHARED_FILES.bytes + 2_000_000 })
    await expect(page.getByText('Not every file could be kept')).toBeVisible()
    await expect(dialog).toBeHidden()
  },
)

test(
  'a device with little room keeps what it can, and says so',
  { tag: '@thorough' },
  async ({ page, site, openSignedIn }) => {
    await openSignedIn()
    await untilKept(page)
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
    const session = await page.context().newCDPSession(page)
    const quotaSize = usage + 7_000_000
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize })
    const names = Array.from({ length: 12 }, (_, index) => `${index}.wav`)
    await share(page, { names, bytes: 1_000_000 })
    await expect(page.getByText('Not every file could be kept')).toBeVisible()
    const kept = await waiting(page)
    expect(kept).toBeGreaterThan(1)
    expect(kept).toBeLessThan(names.length)
    const dialog = home(page).dialog('Upload Your Sound')
    await expect(dialog.getByText(`0 of ${kept} uploaded`)).toBeVisible()
  },
)

test(
  'a form of another site brings nothing; what one brings that hides its site is not sent by itself',
  { tag: '@desktop' },
  async ({ page, site, openSignedIn }) => {
    await openSignedIn()
    await untilKept(page)
    await page.route('http://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
    )
    const action = `${site.url}/share`
    const fromElsewhere = async (policy: string) => {
      // `goto` of the fixture waits for the site's own code.
      await page.evaluate(() => location.assign('http://elsewhere.example/'))
      await page.waitForURL('http://elsewhere.example/')
      await page.evaluate((content) => {
        const meta = document.createElement('meta')
        document.head.append(Object.assign(meta, { name: 'referrer', content }))
      }, policy)
      await share(page, { names: ['Trap.wav'], action })
      await page.waitForURL(`${site.url}/`)
    }
    await fromElsewhere('strict-origin-when-cross-origin')
    await expect(page.getByText('No shared file arrived')).toBeVisible()

    await fromElsewhere('no-referrer')
    const dialog = home(page).dialog('Upload Your Sound')
    await expect(dialog.getByLabel('Sound Name')).toHaveValue('Trap')
    expect(await storedFiles(page)).toBe(0)
  },
)
