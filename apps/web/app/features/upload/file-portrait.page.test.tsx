import { aFile, openUpload } from '#pages/fixtures/upload.ts'
import { expect, test } from '#pages/test.ts'

/** Frames of silence, AAC-LC at 44.1 kHz: a long sound of few bytes. */
const longSilence = (seconds: number): Uint8Array<ArrayBuffer> => {
  const frame = [0xff, 0xf1, 0x50, 0x40, 0x01, 0x7f, 0xfc, 0, 0, 0, 7]
  const frames = Math.ceil((seconds * 44_100) / 1024)
  return Uint8Array.from({ length: frames * frame.length }, (_, at) => frame[at % frame.length]!)
}

test('a short sound is decoded for its waveform, and a long one is not: it would fill the memory', async ({
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
  const [short, long, last] = [longSilence(3), longSilence(310), longSilence(4)]
  await file.setInputFiles(aFile('short.aac', short))
  await expect(dialog.getByText(/^0:03/)).toBeVisible()
  await file.setInputFiles(aFile('long.aac', long))
  await expect(dialog.getByText(/^5:10/)).toBeVisible()
  await file.setInputFiles(aFile('last.aac', last))
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.decoded))
    .toBe(`undefined ${short.length} ${last.length}`)
})
