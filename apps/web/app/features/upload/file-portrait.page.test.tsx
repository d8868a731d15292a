import { aFile, openUpload } from '#pages/fixtures/upload.ts'
import { expect, test } from '#pages/test.ts'

/** Frames of silence, AAC-LC at 44.1 kHz: a long sound of few bytes. */
const longSilence = (seconds: number): Uint8Array<ArrayBuffer> => {
  const frame = [0xff, 0xf1, 0x50, 0x40, 0x01, 0x7f, 0xfc, 0, 0, 0, 7]
  const frames = Math.ceil((seconds * 44_100) / 1024)
  return Uint8Array.from({ length: frames * frame.length }, (_, at) => frame[at % frame.length]!)
}

/** A tone that grows, of 8 kHz in 8 bits: a long sound, decoded by every browser. */
const growingTone = (seconds: number): Uint8Array<ArrayBuffer> => {
  const rate = 8000
  const count = seconds * rate
  const bytes = new Uint8Array(44 + count)
  const view = new DataView(bytes.buffer)
  const text = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at)
  text(0, 'RIFF')
  view.setUint32(4, 36 + count, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(36, 'data')
  view.setUint32(40, count, true)
  for (let at = 0; at < count; at += 1)
    bytes[44 + at] = 128 + Math.round(120 * (at / count) * Math.sin(at))
  return bytes
}

/** How high each bar of a waveform is. */
const heightsOf = (drawn: string | null): number[] =>
  [...(drawn ?? '').matchAll(/M[\d.]+ ([\d.]+)V([\d.]+)/g)].map(
    ([, top, end]) => Number(end) - Number(top),
  )

test('a sound of minutes is drawn, and is never in memory as a whole', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  await page.evaluate(() => {
    const decode = BaseAudioContext.prototype.decodeAudioData
    BaseAudioContext.prototype.decodeAudioData = function decodeAudioData(bytes, ...given) {
      document.documentElement.dataset.decoded += ` ${bytes.byteLength}`
      return decode.call(this, bytes, ...given)
    }
  })
  const { dialog, file } = await openUpload(page)
  const [short, minutes, long] = [growingTone(3), growingTone(150), longSilence(610)]
  const drawn = () => dialog.locator('svg[aria-hidden] path[stroke-width]').getAttribute('d')
  await file.setInputFiles(aFile('short.wav', short))
  await expect.poll(async () => Math.max(...heightsOf(await drawn()))).toBeGreaterThan(40)
  await file.setInputFiles(aFile('minutes.wav', minutes))
  await expect(dialog.getByText(/^2:30/)).toBeVisible()
  await expect.poll(async () => Math.max(...heightsOf(await drawn()))).toBeGreaterThan(40)
  const heights = heightsOf(await drawn())
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
  await file.setInputFiles(aFile('long.aac', long))
  await expect(dialog.getByText(/^10:10/)).toBeVisible()
  await expect.poll(async () => Math.max(...heightsOf(await drawn()))).toBeLessThan(2)
  expect(await page.evaluate(() => document.documentElement.dataset.decoded)).toBe(
    `undefined ${short.length}`,
  )
})
