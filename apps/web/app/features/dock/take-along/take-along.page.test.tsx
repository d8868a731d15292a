import { expect, onBoth, test, variation, type Page } from '#pages/test.ts'
import { expectSound } from '#pages/fixtures/audio-tap.ts'
import { addToMix, home, openMix } from '#pages/fixtures/home.ts'
import { tabInto, tabTo } from '#pages/fixtures/keyboard.ts'
import { renderTone } from '#pages/service/tone.ts'

const takeAlong = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Save as a sound file' })
  return {
    dialog,
    more: home(page).mix.getByRole('button', { name: 'More', exact: true }),
    entry: page.getByRole('menuitem', { name: 'Save as a sound file' }),
    save: dialog.getByRole('button', { name: 'Save file' }),
    progress: dialog.getByRole('progressbar', { name: 'Making the file' }),
  }
}

/** In a browser without a dialog for the place of a file. */
const withoutPicker = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { showSaveFilePicker: undefined })
  })

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names: string[] = []
    const directory = await navigator.storage.getDirectory()
    for await (const name of (directory as unknown as { keys(): AsyncIterable<string> }).keys())
      names.push(name)
    return names.toSorted()
  })

const openByKeys = async (page: Page) => {
  const { more, entry, dialog } = takeAlong(page)
  await openMix(page)
  await tabInto(page, more)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(entry).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
}

onBoth(
  'says the size before, makes a file by the keyboard while the mix plays, and stops at a press',
  async ({ page, openWithRain, expectAccessible }) => {
    await withoutPicker(page)
    await openWithRain()
    await openByKeys(page)
    const { dialog, save, progress } = takeAlong(page)
    await expect(dialog.getByRole('radio', { name: '15 minutes about 10.5 MB' })).toBeAttached()
    await expect(dialog.getByRole('radio', { name: '8 hours about 336.2 MB' })).toBeAttached()
    await expect(dialog.getByText('In the file: Rain.')).toBeVisible()
    await dialog.getByText('15 minutes').click()
    await expectAccessible()
    await tabTo(page, save)
    await page.keyboard.press('Enter')
    await expect(progress).toBeVisible()
    await expectAccessible()
    await expect
      .poll(() => progress.getAttribute('value').then(Number), { timeout: 90_000 })
      .toBeGreaterThan(0)
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(save).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /^15 minutes/ })).toBeChecked()
    // The worker closes and removes the file after the press.
    await expect.poll(() => keptFiles(page)).toEqual([])
  },
)

test('files that a closed tab left over go when the dialog opens, and one that another tab offers stays', async ({
  page,
  openWithRain,
}) => {
  await openWithRain()
  await page.evaluate(async () => {
    const directory = await navigator.storage.getDirectory()
    for (const name of ['sound-file-left.ogg', 'sound-file-offered.ogg', 'another.ogg'])
      await directory.getFileHandle(name, { create: true })
    await new Promise<void>((isHeld) => {
      void navigator.locks.request('sound-file-offered.ogg', () => {
        isHeld()
        return new Promise(() => undefined)
      })
    })
  })
  await openByKeys(page)
  await expect.poll(() => keptFiles(page)).toEqual(['another.ogg', 'sound-file-offered.ogg'])
  await page.evaluate(async () => {
    const directory = await navigator.storage.getDirectory()
    for (const name of ['another.ogg', 'sound-file-offered.ogg']) await directory.removeEntry(name)
  })
})

test('a browser that writes no such file, and a disk without room, are told in a sentence', async ({
  page,
  openWithRain,
}) => {
  await withoutPicker(page)
  await page.addInitScript(() => {
    const room = { quota: 1_000_000, usage: 0 }
    navigator.storage.estimate = () => Promise.resolve(room)
    Object.assign(globalThis, { dhvaniRoom: room })
  })
  await openWithRain()
  await openByKeys(page)
  const { dialog, save } = takeAlong(page)
  await save.click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'There is no room for this file, which has about 42.0 MB. Nothing of it was kept.',
  )
  await page.evaluate(() => {
    const { dhvaniRoom } = globalThis as unknown as { dhvaniRoom: { quota: number } }
    dhvaniRoom.quota = 1e12
    // As in a browser without WebCodecs: its workers have no encoder either.
    const Real = Worker
    globalThis.Worker = class extends Real {
      constructor(address: string | URL, options?: WorkerOptions) {
        const code = `import ${JSON.stringify(new URL(address, location.href).href)}; Object.defineProperty(self, 'AudioEncoder', { value: undefined })`
        super(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), options)
      }
    }
  })
  await save.click()
  await expect(dialog.getByRole('alert')).toHaveText(/^This browser cannot write such a file\./)
  await expectSound(page)
})

variation(
  'a whole file goes to the place that was chosen, without an own sound that is gone',
  async ({ page, account, service, problems, openSignedIn }) => {
    // In place of the browser's window, which a test cannot answer.
    await page.addInitScript(() => {
      Object.assign(globalThis, {
        showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) =>
          (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true }),
      })
    })
    const owner = service.accounts.open(account).user.id
    for (const name of ['Bell', 'Gone'])
      service.rows.add('user_sounds', owner, {
        name,
        description: null,
        audio_url: `/storage/v1/object/public/user-sounds/${owner}/${name}.wav`,
        file_name: `${name}.wav`,
        file_size: 1000,
        length_seconds: 5,
      })
    const fileOf = (name: string) => `user-sounds/${owner}/${name}.wav`
    for (const name of ['Bell', 'Gone'])
      service.files.store(fileOf(name), renderTone(5, 0.3), 'audio/wav')
    await openSignedIn()
    for (const name of ['Bell', 'Gone']) await addToMix(page, name)
    service.files.lose(fileOf('Gone'))
    problems.allow(/Gone\.wav/)
    await openByKeys(page)
    const { dialog, save } = takeAlong(page)
    await dialog.getByText('15 minutes').click()
    await save.click()
    await expect(dialog.getByText(/^Saved as .*Bell.*\.ogg/)).toBeVisible({ timeout: 150_000 })
    await expect(
      dialog.getByText('Not in the file, because they could not be read: Gone.'),
    ).toBeVisible()
    const seconds = await page.evaluate(async () => {
      const directory = await navigator.storage.getDirectory()
      for await (const [name, handle] of (
        directory as unknown as { entries(): AsyncIterable<[string, FileSystemFileHandle]> }
      ).entries()) {
        if (!name.includes('Bell')) continue
        const player = new Audio(URL.createObjectURL(await handle.getFile()))
        await new Promise((done) => player.addEventListener('loadedmetadata', done))
        await directory.removeEntry(name)
        return player.duration
      }
      return 0
    })
    expect(seconds).toBeCloseTo(900, 0)
  },
)

test('at an address without TLS the reason is told, and the page stays in use', async ({
  page,
  openWithRain,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: false })
    Object.defineProperty(navigator, 'storage', { value: undefined })
  })
  await openWithRain()
  await openByKeys(page)
  const { dialog, save } = takeAlong(page)
  await save.click()
  await expect(dialog.getByRole('alert')).toHaveText(/only at an address that begins with https/)
  await expect(save).toBeEnabled()
})
