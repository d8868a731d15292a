import { home } from '#pages/fixtures/home.ts'
import { aFile, atLeast, openUpload } from '#pages/fixtures/upload.ts'
import { expect, onBoth, test, type Page, variation } from '#pages/test.ts'

type Heard = { readonly asked: MediaStreamConstraints[]; readonly tracks: MediaStreamTrack[] }
type Listening = typeof globalThis & { heard: Heard }

/** Notes what the page asks of the microphone, and what it gets. */
const noteMicrophone = (page: Page) =>
  page.evaluate(() => {
    const heard: Heard = { asked: [], tracks: [] }
    Object.assign(globalThis, { heard })
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted = {}) => {
      heard.asked.push(wanted)
      const stream = await ask(wanted)
      heard.tracks.push(...stream.getTracks())
      return stream
    }
  })

const asked = (page: Page) => page.evaluate(() => (globalThis as Listening).heard.asked)
const states = (page: Page) =>
  page.evaluate(() => (globalThis as Listening).heard.tracks.map(({ readyState }) => readyState))

onBoth(
  'a sound is recorded after a press, heard again, cut, named and sent; the microphone is let go',
  async ({ page, openSignedIn, service, expectAccessible }) => {
    await openSignedIn()
    await noteMicrophone(page)
    const { dialog, press, clock, name, send } = await openUpload(page)
    expect(await asked(page)).toEqual([])
    await press('Record')
    await expect(dialog.getByRole('region', { name: 'Recording' })).toBeFocused()
    await expect(clock).not.toHaveText('0:00')
    expect(await asked(page)).toEqual([
      { audio: { echoCancellation: false, autoGainControl: false, noiseSuppression: false } },
    ])
    await expectAccessible()
    await press('Pause')
    await expect(dialog.getByText('The recording is paused.')).toBeVisible()
    const paused = await clock.textContent()
    await press('Go on')
    await expect(clock).not.toHaveText(paused ?? '')
    await expect(clock).toHaveText(atLeast(2))
    await press('Done')
    const length = dialog.getByText(/^Your sound is .+ long\.$/)
    await expect(length).toBeVisible()
    const whole = await length.textContent()
    expect(await states(page)).toEqual(['ended'])
    await expectAccessible()
    await press('Hear it')
    await press('Stop')
    const begin = dialog.getByRole('slider', { name: 'Where it begins' })
    await begin.press('PageUp')
    await expect(begin).toHaveAttribute('aria-valuetext', '0:01')
    await expect(length).not.toHaveText(whole ?? '')
    const cut = Number(/is 0:(\d\d) long/.exec((await length.textContent()) ?? '')?.[1])
    await press('Use this recording')
    // The packets of the file may end up to 20 ms later, which may be in the next second.
    const seconds = [cut, cut + 1].map((second) => String(second).padStart(2, '0')).join('|')
    await expect(dialog.getByText(new RegExp(`0:(${seconds}) ·`))).toBeVisible()
    await name.fill('Rain on the sill')
    await send.click()
    await expect(home(page).card('Rain on the sill')).toBeVisible()
    expect(service.files.paths()).toEqual([expect.stringMatching(/\.ogg$/)])
    const again = await openUpload(page)
    await expect(again.dialog.getByRole('button', { name: /^Recordings on/ })).toBeHidden()
  },
)

test('a browser that cannot record says so, and lets the microphone go', async ({
  page,
  problems,
  openSignedIn,
}) => {
  problems.allow(/isTypeSupported/)
  await openSignedIn()
  await noteMicrophone(page)
  await page.evaluate(() => Object.assign(globalThis, { MediaRecorder: undefined }))
  const { dialog, press } = await openUpload(page)
  await press('Record')
  await expect(dialog.getByText('This browser could not begin to record.')).toBeVisible()
  expect(await states(page)).toEqual(['ended'])
})

test('a page that goes loses nothing that was recorded, and lets the microphone go', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { press, clock } = await openUpload(page)
  await press('Record')
  await expect(clock).toHaveText(atLeast(3))
  await page.reload()
  const { dialog, press: pressAgain, name } = await openUpload(page)
  await pressAgain('Recordings on this device: 1')
  await expect(dialog.getByText(/^Your sound is/)).toHaveText(atLeast(2))
  await pressAgain('Use this recording')
  await expect(name).toHaveValue(/^Recording /)
})

variation(
  'a recording whose file waits in the dialog is not offered once more, and is when the file was left',
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    const { dialog, press, clock, name } = await openUpload(page)
    await press('Record')
    await expect(clock).toHaveText(atLeast(2))
    await press('Done')
    await press('Use this recording')
    await expect(name).toHaveValue(/^Recording /)
    const offered = dialog.getByRole('button', { name: /^Recordings on/ })
    await expect(dialog.getByRole('button', { name: 'Record', exact: true })).toBeVisible()
    await expect(offered).toBeHidden()
    await press('Close')
    await expect(dialog).toBeHidden()
    const again = await openUpload(page)
    await again.press('Recordings on this device: 1')
    await again.press('Use this recording')
    await again.send.click()
    await expect(dialog).toBeHidden()
    const last = await openUpload(page)
    await expect(last.dialog.getByRole('button', { name: 'Record', exact: true })).toBeVisible()
    await expect(last.dialog.getByRole('button', { name: /^Recordings on/ })).toBeHidden()
  },
)

variation(
  'a call that comes pauses the recording; a microphone that is gone ends it, and what there was is here',
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await noteMicrophone(page)
    const { dialog, press, clock, error } = await openUpload(page)
    const tell = (event: string) =>
      page.evaluate((type) => {
        const [track] = (globalThis as Listening).heard.tracks
        track?.dispatchEvent(new Event(type))
      }, event)
    await press('Record')
    await expect(clock).not.toHaveText('0:00')
    await tell('mute')
    await expect(error).toHaveText(/^A call or another app took the microphone/)
    await press('Go on')
    await expect(error).toBeHidden()
    await expect(clock).toHaveText(atLeast(2))
    await tell('ended')
    await expect(error).toHaveText(/^The microphone is gone/)
    await expect(dialog.getByText(/^Your sound is/)).toHaveText(atLeast(2))
    await press('Throw away')
    await expect(dialog.getByRole('button', { name: 'Record', exact: true })).toBeFocused()
    await expect(dialog.getByRole('button', { name: /^Recordings on/ })).toBeHidden()
  },
)

test('a recording that cannot be sent stays with its reason, and the files behind it are sent', async ({
  page,
  problems,
  openSignedIn,
  service,
}) => {
  problems.allow(/500|Failed to/)
  await openSignedIn()
  const { dialog, file, press, clock, name, send } = await openUpload(page)
  await press('Record')
  await expect(clock).toHaveText(atLeast(2))
  await press('Done')
  await press('Use this recording')
  await name.fill('Rain on the sill')
  await file.setInputFiles([aFile('Lane.wav'), aFile('Roof.wav')])
  let asked = 0
  await page.route('**/storage/v1/object/user-sounds/**', (route) => {
    asked += 1
    return asked === 1
      ? route.fulfill({ status: 500, json: { message: 'no', error: 'no', statusCode: '500' } })
      : route.continue()
  })
  await send.click()
  const list = dialog.getByRole('list', { name: 'Files to upload' })
  await expect(list.getByRole('alert')).toHaveText('Failed to upload file')
  for (const sent of ['Lane.wav', 'Roof.wav']) await expect(list.getByText(sent)).toBeHidden()
  expect(service.files.paths()).toHaveLength(2)
  await list.getByRole('button', { name: /^Try .+ again$/ }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(home(page).card('Rain on the sill')).toBeVisible()
  expect(service.files.paths()).toHaveLength(3)
})

test('a microphone that the person refuses, and one that is not there, are told', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { press, error } = await openUpload(page)
  const refuse = (name: string) =>
    page.evaluate((given) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', given))
    }, name)
  await refuse('NotAllowedError')
  await press('Record')
  await expect(error).toHaveText(/^Dhvani may not use the microphone\./)
  await press('Back')
  await refuse('NotFoundError')
  await press('Record')
  await expect(error).toHaveText('This device has no microphone that the browser can use.')
})
