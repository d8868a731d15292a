import { aFile, openUpload } from '#pages/fixtures/upload.ts'
import { expect, onPhone, test } from '#pages/test.ts'

/** What the server says (docs/contract/storage.md §1, §11): its HTTP status, then the reason's own. */
const ENDS = [
  {
    status: 400,
    reason: { statusCode: '413', code: 'QuotaExceeded' },
    message: 'You already have 200 sounds, which is as many as fit. Delete one to make room.',
    english: /^You already have 200 sounds, which is as many as fit\. Delete one to make room\.$/,
    hindi: /^आपके पास पहले से 200 आवाज़ें हैं, इससे ज़्यादा नहीं आ सकतीं। जगह बनाने के लिए एक मिटाएँ।$/,
  },
  {
    status: 400,
    reason: { statusCode: '413', code: 'QuotaExceeded' },
    message:
      'Your sounds may take 10240 MB together, and this one would be too much. Delete one to make room.',
    english:
      /^Your sounds may take 10240 MB together, and this one would be too much\. Delete one to make room\.$/,
    hindi: /^आपकी आवाज़ें कुल मिलाकर 10240 MB तक ले सकती हैं/,
  },
  {
    status: 507,
    reason: { statusCode: '507', code: 'InsufficientStorage' },
    message: 'The server has no room left for files.',
    english: /^The server has no room left for files\. Your file is fine: try again later/,
    hindi: /^सर्वर पर फ़ाइलों के लिए जगह नहीं बची है। आपकी फ़ाइल ठीक है/,
  },
  {
    status: 503,
    reason: { statusCode: '503', code: 'SlowDown' },
    message: 'Too many files are being checked at this moment. Please try again in a moment.',
    english: /^Too many files are arriving just now\. Try again in a moment\.$/,
    hindi: /^अभी बहुत सारी फ़ाइलें एक साथ आ रही हैं। थोड़ी देर में फिर कोशिश करें।$/,
  },
  {
    status: 429,
    reason: { statusCode: '429', code: 'TooManyRequests' },
    message: 'Too many requests for files. Please try again in a moment.',
    english: /^You have asked the server for very much in a few minutes\. Your file is fine: try/,
    hindi: /^आपने कुछ ही मिनटों में सर्वर से बहुत कुछ माँगा है। आपकी फ़ाइल ठीक है/,
  },
] as const

const UPLOADS = '**/storage/v1/object/user-sounds/**'

test('a quota that is reached and a server that is full are told in the dialog, each with what to do', async ({
  page,
  problems,
  openSignedIn,
  service,
}) => {
  problems.allow(/400|429|503|507|UploadRefused|Delete one|Too many|no room/)
  await openSignedIn()
  const { dialog, file, send, error } = await openUpload(page)
  await file.setInputFiles(aFile('tone.wav'))
  for (const { status, reason, message, english } of ENDS) {
    await page.route(UPLOADS, (route) => route.fulfill({ status, json: { ...reason, message } }))
    await send.click()
    await expect(error, message).toHaveText(english)
    await expect(error, message).toBeInViewport({ ratio: 1 })
    await page.unroute(UPLOADS)
  }
  expect(service.files.paths()).toEqual([])
  await send.click()
  await expect(dialog).toBeHidden()
})

onPhone(
  'the same ends in Hindi, on a phone of 360 px',
  async ({ page, problems, account, service }) => {
    problems.allow(/400|429|503|507|UploadRefused|Delete one|Too many|no room|[\u0900-\u097f]/)
    await page.setViewportSize({ width: 360, height: 740 })
    localStorage.setItem('dhvani-auth', JSON.stringify(service.accounts.open(account)))
    await page.goto('/hi')
    await page.getByRole('button', { name: 'आवाज़ अपलोड करें' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles(aFile('tone.wav'))
    const error = dialog.getByRole('alert')
    for (const { status, reason, message, hindi } of ENDS) {
      await page.route(UPLOADS, (route) => route.fulfill({ status, json: { ...reason, message } }))
      await dialog.getByRole('button', { name: 'आवाज़ अपलोड करें' }).click()
      await expect(error, message).toHaveText(hindi)
      await expect(error, message).toBeInViewport({ ratio: 1 })
      await page.unroute(UPLOADS)
    }
  },
)
