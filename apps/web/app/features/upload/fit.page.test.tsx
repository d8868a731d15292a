import { home } from '#pages/fixtures/home.ts'
import { aFile, openUpload } from '#pages/fixtures/upload.ts'
import { expect, onBoth, test, variation } from '#pages/test.ts'

const RATE = 8000

/** Numbers of 64 bits, as programs for science and music write them: no browser plays such a WAV. */
const longWav = (seconds: number): Uint8Array<ArrayBuffer> => {
  const count = RATE * seconds
  const view = new DataView(new ArrayBuffer(44 + count * 8))
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries())
      view.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, 36 + count * 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 3, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE * 8, true)
  view.setUint16(32, 8, true)
  view.setUint16(34, 64, true)
  text(36, 'data')
  view.setUint32(40, count * 8, true)
  for (let index = 0; index < count; index += 1)
    view.setFloat64(44 + index * 8, Math.sin((2 * Math.PI * 200 * index) / RATE) / 2, true)
  return new Uint8Array(view.buffer)
}

/** Half a second of a tone as the recorder of a browser leaves it: WebM without a length. */
const recordWebm = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const context = new AudioContext()
  const tone = new OscillatorNode(context)
  const end = new MediaStreamAudioDestinationNode(context)
  tone.connect(end)
  tone.start()
  const recorder = new MediaRecorder(end.stream, { mimeType: 'audio/webm;codecs=opus' })
  const parts: Blob[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  recorder.addEventListener('dataavailable', ({ data }) => {
    parts.push(data)
    if (recorder.state === 'recording') recorder.stop()
  })
  recorder.addEventListener('stop', () => resolve())
  recorder.start(500)
  await promise
  await context.close()
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

onBoth(
  'what no browser plays becomes an mp3 on the device, and is sent as one',
  async ({ page, openSignedIn, service, expectAccessible }) => {
    await openSignedIn()
    const { dialog, file, name, send } = await openUpload(page)
    await file.setInputFiles(aFile('Field at dawn.wav', longWav(30)))
    await expect(
      dialog.getByRole('progressbar', { name: 'Turning Field at dawn.wav into another type' }),
    ).toBeInViewport({ ratio: 1 })
    await expect(
      dialog.getByText('Your browser is turning this file into one that plays everywhere.'),
    ).toBeVisible()
    await expectAccessible()
    await expect(dialog.getByText('Field at dawn.mp3')).toBeVisible()
    await expect(dialog.getByText(/0:30/)).toBeVisible()
    await expect(name).toHaveValue('Field at dawn')
    await send.click()
    await expect(home(page).card('Field at dawn')).toBeVisible()
    expect(service.files.paths()).toEqual([expect.stringMatching(/\.mp3$/)])
  },
)

test('the page holds no file that was made to fit: the worker has read it through', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { dialog, file } = await openUpload(page)
  // A sound of more than a minute, of which the page draws nothing by itself.
  const bytes = longWav(61)
  const given = bytes.length
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer
    const sizes: number[] = []
    Object.assign(globalThis, { sizes })
    Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
      sizes.push(this.size)
      return read.call(this)
    }
  })
  await file.setInputFiles(aFile('Field.wav', bytes))
  await expect(dialog.getByText('Field.mp3')).toBeVisible()
  const sizes = await page.evaluate(() => (globalThis as unknown as { sizes: number[] }).sizes)
  // Its head, the file that was chosen, and the first bytes by which a film with another name is known.
  expect(sizes).toEqual([8192, given, 64])
})

test('a recording in WebM goes into Ogg, as it is', async ({ page, openSignedIn, service }) => {
  await openSignedIn()
  const { dialog, file, send } = await openUpload(page)
  await file.setInputFiles(aFile('Memo.webm', await recordWebm()))
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(home(page).card('Memo')).toBeVisible()
  expect(service.files.paths()).toEqual([expect.stringMatching(/\.ogg$/)])
})

test('in a list, one file is made to fit while the others wait; it can be cancelled', async ({
  page,
  openSignedIn,
  service,
}) => {
  await openSignedIn()
  const { dialog, file, send } = await openUpload(page)
  await file.setInputFiles([aFile('Long.wav', longWav(120)), aFile('Short.wav')])
  await expect(
    dialog.getByRole('progressbar', { name: 'Turning Long.wav into another type' }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove Long.wav' }).click()
  await expect(dialog.getByLabel('Sound Name')).toHaveValue('Short')
  await send.click()
  await expect(dialog).toBeHidden()
  expect(service.files.paths()).toHaveLength(1)
})

/** FLAC that ends behind its head (RFC 9639, section 8.2): 16 bits of one channel at 44.1 kHz, and no frame. */
const headOfFlac = () =>
  latin(
    `fLaC\u0080\0\0\u0022\u0010\0\u0010\0${'\0'.repeat(6)}\u000a\u00c4\u0040\u00f0\0\u0001\u0086\u00a0${'\0'.repeat(16)}`,
  )

/** The first page of Speex in Ogg. */
const speex = () => latin(`OggS\0\u0002${'\0'.repeat(20)}\u0001\u0050Speex   1.2${'\0'.repeat(69)}`)

const uint32 = (...values: readonly number[]) => {
  const view = new DataView(new ArrayBuffer(values.length * 4))
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value)
  return new Uint8Array(view.buffer)
}

/** A box of an MP4 file (ISO/IEC 14496-12, section 4.2). */
const box = (type: string, ...contents: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const size = contents.reduce((sum, { length }) => sum + length, 8)
  const bytes = new Uint8Array(size)
  let end = 0
  for (const part of [uint32(size), latin(type), ...contents]) {
    bytes.set(part, end)
    end += part.length
  }
  return bytes
}

const nothing = (count: number) => new Uint8Array(count)

/** A file of MP4 whose sound is one packet that is told to last so many seconds. */
const inMp4 = (brand: string, entry: Uint8Array, length: number): Uint8Array<ArrayBuffer> => {
  const ftyp = box('ftyp', latin(brand), uint32(0))
  const movie = (chunk: number) =>
    box(
      'moov',
      box('mvhd', uint32(0, 0, 0, 1000, length * 1000), nothing(80)),
      box(
        'trak',
        box('tkhd', uint32(3, 0, 0, 1, 0, length * 1000), nothing(60)),
        box(
          'mdia',
          box('mdhd', uint32(0, 0, 0, 1000, length * 1000, 0)),
          box('hdlr', uint32(0, 0), latin('soun'), nothing(13)),
          box(
            'minf',
            box('smhd', uint32(0, 0)),
            box('dinf', box('dref', uint32(0, 1), box('url ', uint32(1)))),
            box(
              'stbl',
              box('stsd', uint32(0, 1), entry),
              box('stts', uint32(0, 1, 1, length * 1000)),
              box('stsc', uint32(0, 1, 1, 1, 1)),
              box('stsz', uint32(0, 4, 1)),
              box('stco', uint32(0, 1, chunk)),
            ),
          ),
        ),
      ),
    )
  const chunk = ftyp.length + movie(0).length + 8
  return new Uint8Array([...ftyp, ...movie(chunk), ...box('mdat', uint32(0))])
}

/** Apple's lossless codec. */
const lossless = (length: number) =>
  inMp4(
    'M4A ',
    box('alac', uint32(0, 1, 0, 0, 0x00_02_00_10, 0, 44_100 << 16), nothing(36)),
    length,
  )

/** What many phones record calls as: AMR in 3GPP (3GPP TS 26.244, section 6.5). */
const calledAt8kHz = box(
  'samr',
  uint32(0, 1, 0, 0, 0x00_01_00_10, 0, 8000 << 16),
  box('damr', latin('test'), Uint8Array.of(0, 0x81, 0xff, 0, 1)),
)

test('what the page would decode in memory as a whole is three minutes long at most', async ({
  page,
  openSignedIn,
  service,
}) => {
  await openSignedIn()
  const { file, error } = await openUpload(page)
  await file.setInputFiles(aFile('Raga.m4b', lossless(181)))
  await expect(error).toHaveText(/only files of up to three minutes/)
  await file.setInputFiles(aFile('Raga.m4b', lossless(180)))
  await expect(error).toHaveText(/This browser cannot read ALAC sound\./)
  expect(service.files.paths()).toEqual([])
})

test('what cannot be made to fit is refused with the true reason before a byte is sent', async ({
  page,
  openSignedIn,
  service,
}) => {
  await openSignedIn()
  const { file, error } = await openUpload(page)
  await file.setInputFiles(aFile('Voice.amr', latin(`#!AMR\n${'\u003c'.repeat(320)}`)))
  const rule = String.raw`^Please select a valid audio file \(MP3, WAV, OGG, AAC, M4A\)\s+`
  await expect(error).toHaveText(
    new RegExp(String.raw`${rule}This browser cannot read AMR sound\.`),
  )
  await file.setInputFiles(aFile('Voice.ogg', speex()))
  await expect(error).toHaveText(
    new RegExp(String.raw`${rule}This browser cannot read Speex sound\.`),
  )
  await file.setInputFiles(aFile('Call.3gp', inMp4('3gp4', calledAt8kHz, 10)))
  await expect(error).toHaveText(
    new RegExp(String.raw`${rule}This browser cannot read AMR sound\.`),
  )
  await file.setInputFiles(
    aFile('Film.mp3', latin('\u001aE\u00df\u00a3\u0093B\u0082\u0088matroska')),
  )
  await expect(error).toHaveText(new RegExp(`${rule}This is a Matroska file under another name`))
  await file.setInputFiles(aFile('Notes.webm', latin('<html></html>')))
  await expect(error).toHaveText('Please select a valid audio file (MP3, WAV, OGG, AAC, M4A)')
  expect(service.files.paths()).toEqual([])
})

test('where the code for it does not arrive, the dialog says so', async ({
  page,
  problems,
  openSignedIn,
}) => {
  problems.allow(/mp3-.*wasm|ERR_FAILED|Failed to fetch/)
  await openSignedIn()
  const { dialog, file, error } = await openUpload(page)
  await page.route('**/assets/mp3-*.wasm', (route) => route.abort())
  await file.setInputFiles(aFile('Field.wav', longWav(1)))
  await expect(error).toHaveText(/^The code that turns this file into another type/)
  await page.unroute('**/assets/mp3-*.wasm')
  await file.setInputFiles(aFile('Field.wav', longWav(1)))
  await expect(dialog.getByText('Field.mp3')).toBeVisible()
})

// It takes as long as the page waits for a silent worker.
variation(
  'a file in which its reader goes in circles is refused, and not looked at for ever',
  async ({ page, openSignedIn, service }) => {
    await openSignedIn()
    const { file, error } = await openUpload(page)
    await file.setInputFiles(aFile('Cut.flac', headOfFlac()))
    await expect.poll(() => error.isVisible(), { timeout: 60_000 }).toBe(true)
    await expect(error).toHaveText(/^Please select a valid audio file/)
    expect(service.files.paths()).toEqual([])
  },
)
