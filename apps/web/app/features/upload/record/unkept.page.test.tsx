import { atLeast, openUpload } from '#pages/fixtures/upload.ts'
import { expect, test } from '#pages/test.ts'

test('a disk that gets full ends the recording, and what there was is here', async ({
  page,
  problems,
  openSignedIn,
}) => {
  problems.allow(/no room/)
  await openSignedIn()
  const { dialog, press, error, clock } = await openUpload(page)
  await press('Record')
  await expect(clock).toHaveText(atLeast(2))
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await expect(error).toHaveText(/^This device has no room left/)
  await expect(dialog.getByRole('button', { name: 'Throw away' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Keep for later' })).toBeHidden()
  await press('Use this recording')
  await expect(dialog.getByText(/^0:\d\d ·/)).toHaveText(atLeast(2))
})

test('a recording that the browser does not write is told so while it is paused and heard again', async ({
  page,
  problems,
  openSignedIn,
}) => {
  problems.allow(/no storage/)
  await openSignedIn()
  const { dialog, press, error } = await openUpload(page)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no storage', 'InvalidStateError')
    }
  })
  await press('Record')
  await expect(error).toHaveText(/^This browser keeps nothing on the device/)
  await press('Pause')
  await expect(dialog.getByText('The recording is paused.')).toBeVisible()
  await expect(error).toHaveText(/^This browser keeps nothing on the device/)
  await press('Done')
  await expect(dialog.getByRole('button', { name: 'Throw away' })).toBeVisible()
  await expect(error).toHaveText(/^This browser keeps nothing on the device/)
  await expect(dialog.getByRole('button', { name: 'Keep for later' })).toBeHidden()
})
