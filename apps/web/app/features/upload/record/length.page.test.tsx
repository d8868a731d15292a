import { atLeast, openUpload } from '#pages/fixtures/upload.ts'
import { renderTone } from '#pages/service/tone.ts'
import { expect, test, type Page } from '#pages/test.ts'

/** A packet of 60 ms, which is all that Chromium's recorder has written after a tenth of a second. */
const A_MOMENT = Uint8Array.from(
  atob(
    'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwH/////////FUmpZpkq17GDD0JATYCGQ2hyb21lV0GGQ2hyb21lFlSua7+uvdeBAXPFh1aDnVIh0E6DgQKGhkFfT1BVU2Oik09wdXNIZWFkAQEAAIC7AAAAAADhjbWERzuAAJ+BAWJkgSAfQ7Z1Af/////////ngQCjjIEAAID7A//+//7//g==',
  ),
  (letter) => letter.charCodeAt(0),
)

/** Every recording of the page holds these bytes, whatever the microphone hears. */
const recordInstead = (page: Page, bytes: Uint8Array<ArrayBuffer>) =>
  page.evaluate((given) => {
    class Given extends MediaRecorder {
      constructor(...options: ConstructorParameters<typeof MediaRecorder>) {
        super(...options)
        let isTold = false
        this.addEventListener('dataavailable', (event) => {
          if (!event.isTrusted) return
          event.stopImmediatePropagation()
          if (!isTold)
            this.dispatchEvent(new BlobEvent('dataavailable', { data: new Blob([given]) }))
          isTold = true
        })
      }
    }
    Object.assign(globalThis, { MediaRecorder: Given })
  }, bytes)

test('a recording of a moment is told to hold no sound, and nothing of it is kept', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { dialog, press, error } = await openUpload(page)
  await recordInstead(page, A_MOMENT)
  await press('Record')
  await press('Done')
  await expect(error).toHaveText('This recording is too short to hold any sound.')
  await expect(dialog.getByRole('button', { name: 'Keep for later' })).toBeHidden()
  await press('Throw away')
  await expect(dialog.getByRole('button', { name: 'Record', exact: true })).toBeFocused()
  await expect(dialog.getByRole('button', { name: /^Recordings on/ })).toBeHidden()

  await page.evaluate(() => {
    MediaRecorder.prototype.start = function start() {
      queueMicrotask(() => this.dispatchEvent(new Event('stop')))
    }
  })
  await press('Record')
  await expect(error).toHaveText('This recording is too short to hold any sound.')
  await press('Back')
  await expect(dialog.getByRole('button', { name: 'Record', exact: true })).toBeFocused()
})

test('the length of a recording is that of its sound, where the recorder missed some', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  await page.evaluate(() => {
    // It hears nothing of the first three seconds, as a busy device may.
    class Late extends MediaRecorder {
      override start(pieceMs: number) {
        super.start(pieceMs)
        super.pause()
        setTimeout(() => super.resume(), 3000)
      }
    }
    Object.assign(globalThis, { MediaRecorder: Late })
  })
  const { dialog, press, clock } = await openUpload(page)
  const begun = performance.now()
  await press('Record')
  await expect(clock).toHaveText(atLeast(5))
  await press('Done')
  const length = dialog.getByText(/^Your sound is .+ long\.$/)
  await expect(length).toBeVisible()
  const passed = (performance.now() - begun) / 1000
  const shown = /is (0:(\d\d)) long/.exec((await length.textContent()) ?? '')
  // What is shown is rounded, by half a second at most.
  expect(Number(shown?.[2])).toBeLessThan(passed - 2.5)
  await press('Use this recording')
  await expect(dialog.getByText(`${shown?.[1]} ·`)).toBeVisible()
})

test('a recording is not told to be longer than its file is', async ({ page, openSignedIn }) => {
  await openSignedIn()
  const { dialog, press } = await openUpload(page)
  // To a tenth, which is a step of the sliders, it ends at 2.5 seconds, which are told as 3.
  await recordInstead(page, renderTone(2.42, 0.2))
  await press('Record')
  await press('Done')
  await expect(dialog.getByText('Your sound is 0:02 long.')).toBeVisible()
  await expect(dialog.getByRole('slider', { name: 'Where it ends' })).toHaveAttribute(
    'aria-valuetext',
    '0:02',
  )
  await press('Use this recording')
  await expect(dialog.getByText('0:02 ·')).toBeVisible()
})
