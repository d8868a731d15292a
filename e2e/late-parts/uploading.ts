import type { Page } from '@playwright/test'
import { press } from '../fixtures/account.ts'
import { addToMix, home } from '../fixtures/home.ts'
import { MY_VEENA, OF_64_BITS, openUpload } from '../fixtures/upload.ts'
import type { Way } from './way.ts'

const uploading = (page: Page) => home(page).dialog('Upload Your Sound')

const chooseField = async (page: Page) => {
  const { file } = await openUpload(page)
  await file.setInputFiles(OF_64_BITS)
}

/** Parts of the upload. */
export const uploadWays: Readonly<Record<string, Way>> = {
  'upload-dialog': {
    at: '/',
    reach: (page) => press(page, 'Upload Sound'),
    isTold: true,
    arrived: (page) => page.getByRole('dialog', { name: /Upload Your Sound|Sign In Required/ }),
  },
  'shared-files': {
    at: '/?shared',
    isTold: true,
    arrived: (page) => page.getByText('No shared file arrived'),
  },
  'fit-file': {
    at: '/',
    isSignedIn: true,
    reach: chooseField,
    again: (page) => uploading(page).getByLabel('Audio File').setInputFiles(OF_64_BITS),
    arrived: (page) => uploading(page).getByText('field.mp3'),
  },
  'record-panel': {
    at: '/',
    isSignedIn: true,
    reach: async (page) => {
      const { dialog } = await openUpload(page)
      await dialog.getByRole('button', { name: 'Record', exact: true }).click()
    },
    isTold: true,
    arrived: (page) => uploading(page).getByRole('region', { name: 'Recording' }),
  },
  storage: {
    at: '/',
    isSignedIn: true,
    reach: async (page) => {
      const { file, send } = await openUpload(page)
      await file.setInputFiles(MY_VEENA)
      await send.click()
    },
    typed: (page) => uploading(page).getByLabel('Sound Name'),
    logged: /Failed to upload file/,
    again: (page) => uploading(page).getByRole('button', { name: 'Upload Sound' }).click(),
    arrived: (page) => home(page).card('My Veena'),
  },
  'loop-seam': {
    at: '/',
    isSignedIn: true,
    reach: async (page) => {
      const { file, send } = await openUpload(page)
      await file.setInputFiles(MY_VEENA)
      await send.click()
      await addToMix(page, 'My Veena')
    },
  },
}
