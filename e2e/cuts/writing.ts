import { expect, type Page } from '@playwright/test'
import { aNewAccount, field, giveCredentials, press, signInLink } from '../fixtures/account.ts'
import { home } from '../fixtures/home.ts'
import { linkIn, mailTo } from '../fixtures/mail.ts'
import { MY_VEENA, storedFiles } from '../fixtures/upload.ts'
import { offlineIn, pageIsMissing, partIsMissing, type Journey, type Visit } from './journey.ts'

const form = (page: Page) => page.locator('main form')
const uploading = (page: Page) => home(page).dialog('Upload Your Sound')

/** A person who has no account yet. */
const createSignUp = (): Journey => {
  const newcomer = aNewAccount()
  const typed = async ({ page }: Visit) => {
    await expect(field(page, 'Email')).toHaveValue(newcomer.email)
    await expect(field(page, 'Password')).toHaveValue(newcomer.password)
  }
  return {
    at: '/',
    steps: {
      'the form is opened': {
        act: ({ page }) => signInLink(page).click(),
        told: pageIsMissing,
        done: (page) => page.getByRole('heading', { name: 'Sign In' }),
      },
      'it becomes the form of a sign-up': {
        act: ({ page }) => press(page, 'Sign Up'),
        done: (page) => page.getByRole('heading', { name: 'Sign Up' }),
      },
      'it is filled in': {
        act: async ({ page }) => {
          await field(page, 'Name').fill(newcomer.name)
          await field(page, 'Email').fill(newcomer.email)
          await field(page, 'Password').fill(newcomer.password)
        },
        done: (page) => page.getByRole('heading', { name: 'Sign Up' }),
        stays: typed,
      },
      'it is sent': {
        act: ({ page }) => press(page, 'Sign Up'),
        told: (page) => offlineIn(form(page)),
        stays: typed,
        again: ({ page }) => press(page, 'Sign Up'),
        done: (page) => page.getByText('Check your email to confirm your account.'),
      },
      'the link of the mail is opened': {
        act: async ({ page, site }) => {
          const link = linkIn(await mailTo(site, newcomer.email))
          await expect(page.goto(link)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
        },
        told: (page) => page.getByText('ERR_INTERNET_DISCONNECTED'),
        again: async ({ page, site }) => page.goto(linkIn(await mailTo(site, newcomer.email))),
        done: (page) => page.getByText(`Welcome, ${newcomer.email}`),
      },
      'the session is ended': {
        act: ({ page }) => press(page, 'Sign Out'),
        done: signInLink,
      },
      // The browser has had the part's code since its first use.
      'the form is opened again': {
        act: ({ page }) => signInLink(page).click(),
        done: (page) => page.getByRole('heading', { name: 'Sign In' }),
      },
      'the newcomer signs in': {
        act: ({ page }) => giveCredentials(page, newcomer),
        told: (page) => offlineIn(form(page)),
        stays: typed,
        again: ({ page }) => press(page, 'Sign In'),
        done: (page) => page.getByText(`Welcome, ${newcomer.email}`),
      },
    },
  }
}

export const signUp = createSignUp()

export const upload: Journey = {
  at: '/',
  isSignedIn: true,
  steps: {
    'the dialog is opened': {
      act: ({ page }) => press(page, 'Upload Sound'),
      told: partIsMissing,
      done: uploading,
    },
    'a file is chosen': {
      act: ({ page }) => uploading(page).getByLabel('Audio File').setInputFiles(MY_VEENA),
      done: (page) => uploading(page).getByText('My Veena.wav'),
    },
    'it is described': {
      act: ({ page }) => uploading(page).getByLabel('Description').fill('At dusk'),
      done: (page) => uploading(page).getByText('My Veena.wav'),
    },
    'it is sent': {
      act: ({ page }) => uploading(page).getByRole('button', { name: 'Upload Sound' }).click(),
      told: (page) => offlineIn(uploading(page)),
      stays: async ({ page }) => {
        await expect(uploading(page).getByLabel('Sound Name')).toHaveValue('My Veena')
        await expect(uploading(page).getByLabel('Description')).toHaveValue('At dusk')
        await expect(uploading(page).getByText('My Veena.wav')).toBeVisible()
      },
      again: ({ page }) => uploading(page).getByRole('button', { name: 'Upload Sound' }).click(),
      done: (page) => home(page).card('My Veena'),
    },
  },
  end: async ({ page }) => expect(await storedFiles(page)).toBe(1),
}
