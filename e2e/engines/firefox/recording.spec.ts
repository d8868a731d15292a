import { home } from '../../fixtures/home.ts'
import { openUpload } from '../../fixtures/upload.ts'
import { findFirefox } from '../programs.ts'
import { expect, test } from './test.ts'

test.use({
  launchOptions: {
    executablePath: findFirefox() ?? 'firefox-esr',
    firefoxUserPrefs: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
    },
  },
})

test('a sound is recorded, cut and sent', async ({ page, openSignedIn }) => {
  await openSignedIn()
  const { dialog, name, send } = await openUpload(page)
  const press = (label: string) => dialog.getByRole('button', { name: label, exact: true }).click()
  await press('Record')
  await expect(dialog.getByRole('timer')).toHaveText('0:03')
  await press('Done')
  await dialog.getByRole('slider', { name: 'Where it begins' }).press('PageUp')
  await press('Use this recording')
  await expect(dialog.getByText(/^0:0[2-4] ·/)).toBeVisible()
  await name.fill('Hum')
  await send.click()
  await expect(home(page).card('Hum')).toBeVisible()
})
