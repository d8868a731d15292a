import { expect, onBoth, test, type Page, variation } from '#pages/test.ts'

const sur = (page: Page) => page.getByRole('region', { name: 'Sur', exact: true })
const press = (page: Page, name: string) =>
  sur(page).getByRole('button', { name, exact: true }).click()

type Heard = {
  readonly asked: MediaStreamConstraints[]
  readonly tracks: MediaStreamTrack[]
  readonly sent: string[]
}
type Listening = typeof globalThis & { heard: Heard }

/** Gives the page a microphone that hears one tone, or nothing, and notes what it is used for and what is sent. */
const giveTone = (page: Page, frequency: number) =>
  page.evaluate((hertz) => {
    const heard: Heard = { asked: [], tracks: [], sent: [] }
    Object.assign(globalThis, { heard })
    navigator.mediaDevices.getUserMedia = async (wanted = {}) => {
      heard.asked.push(wanted)
      const context = new AudioContext()
      const output = context.createMediaStreamDestination()
      if (hertz > 0) {
        const tone = new OscillatorNode(context, { type: 'sawtooth', frequency: hertz })
        const level = new GainNode(context, { gain: 0.2 })
        tone.connect(level).connect(output)
        tone.start()
      }
      heard.tracks.push(...output.stream.getTracks())
      return Promise.resolve(output.stream)
    }
    const note = (name: string) => () => {
      heard.sent.push(name)
      throw new Error(name)
    }
    // Code still arrives, and each page looks for a new version; anything else that is asked for or sent is noted.
    const isOurs = (address: string) => {
      const { pathname, search } = new URL(address)
      return search === '' && (pathname.startsWith('/assets/') || pathname === '/version.json')
    }
    const { fetch } = globalThis
    globalThis.fetch = (input, init) => {
      const { method, url } = new Request(input, init)
      if (method !== 'GET' || !isOurs(url)) heard.sent.push(url)
      return fetch(input, init)
    }
    navigator.sendBeacon = note('sendBeacon')
    Object.assign(globalThis, {
      XMLHttpRequest: note('XMLHttpRequest'),
      WebSocket: note('WebSocket'),
      RTCPeerConnection: note('RTCPeerConnection'),
      MediaRecorder: note('MediaRecorder'),
    })
  }, frequency)

const asked = (page: Page) => page.evaluate(() => (globalThis as Listening).heard.asked)
const sent = (page: Page) => page.evaluate(() => (globalThis as Listening).heard.sent)
const states = (page: Page) =>
  page.evaluate(() => (globalThis as Listening).heard.tracks.map(({ readyState }) => readyState))

/** C♯3, 12 cents higher. */
const SHARP_SA = 138.591 * 2 ** (12 / 1200)

onBoth(
  'after a press a voice is named with its cents, nothing of it is sent, and the microphone is let go',
  async ({ page, expectAccessible }) => {
    await page.goto('/riyaz?scale=bageshri')
    await giveTone(page, SHARP_SA)
    expect(await asked(page)).toEqual([])
    await press(page, 'Listen')
    await expect(
      sur(page)
        .getByText(/^Sa, 1[123] cents high$/)
        .first(),
    ).toBeVisible()
    expect(await asked(page)).toEqual([
      { audio: { echoCancellation: false, autoGainControl: false, noiseSuppression: false } },
    ])
    // The raga of the link, as it is taught.
    const notes = sur(page).getByRole('combobox', { name: 'Notes' })
    await expect(notes.getByRole('option', { selected: true })).toHaveText('Bageshri')
    const facts = sur(page).getByRole('definition')
    await expect(facts).toHaveText([
      'mandra komal Ni, Sa, komal Ga, Ma, Dha, komal Ni, taar Sa',
      /^taar Sa, komal Ni, Dha, .* komal Ga, Re, Sa$/,
      'Ma',
      'Sa',
      'Second prahar of the night, from about 9 to midnight',
    ])
    await expectAccessible()
    await notes.selectOption('kalyan')
    await expect(facts).toHaveCount(0)
    await page.getByRole('slider', { name: 'Cents', exact: true }).press('Home')
    await expect(sur(page).getByText('komal Re, not one of these notes').first()).toBeVisible()
    expect(await sent(page)).toEqual([])
    await press(page, 'Stop listening')
    await expect.poll(() => states(page)).toEqual(['ended'])
    await press(page, 'Listen')
    await expect(sur(page).getByText('komal Re, not one of these notes').first()).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(sur(page)).toBeHidden()
    // The page lets the microphone go right after it has drawn the next one.
    await expect.poll(() => states(page)).toEqual(['ended', 'ended'])
  },
)

variation('the Sa of a phrase is proposed and taken', async ({ page }) => {
  await page.goto('/riyaz')
  await giveTone(page, 196 * 2 ** (20 / 1200))
  await press(page, 'Listen')
  await press(page, 'Find my Sa')
  await expect(sur(page).getByText(/^Your Sa: G3 .*, \+(19|20|21) cents/)).toBeVisible()
  await press(page, 'Take this Sa')
  await expect(page.getByRole('combobox', { name: 'Sa', exact: true })).toHaveValue('G3')
  await expect(sur(page).getByText('Sa, in tune').first()).toBeVisible()
})

test('a microphone that is refused, silent or taken is told, and Listen tries again', async ({
  page,
}) => {
  await page.goto('/riyaz')
  const told = sur(page).getByRole('alert')
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await press(page, 'Listen')
  await expect(told).toHaveText(/^Dhvani may not use the microphone\..*press Listen again\.$/)
  await giveTone(page, 0)
  await press(page, 'Listen')
  await expect(told).toHaveText(/^The microphone gives nothing but silence\./)
  const tell = (event: string) =>
    page.evaluate((type) => {
      const [track] = (globalThis as Listening).heard.tracks
      track?.dispatchEvent(new Event(type))
    }, event)
  await tell('mute')
  await expect(told).toHaveText(/^A call or another app took the microphone/)
  await tell('ended')
  await expect(told).toHaveText(/^The microphone is gone/)
  await expect(sur(page).getByRole('button', { name: 'Listen' })).toBeVisible()
})
