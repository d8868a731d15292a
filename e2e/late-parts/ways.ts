import type { Page } from '@playwright/test'
import { field, giveCredentials, press } from '../fixtures/account.ts'
import { beatbox, chooseMore } from '../fixtures/beatbox.ts'
import { factorsOf } from '../fixtures/factors.ts'
import { addToMix, home } from '../fixtures/home.ts'
import { night } from '../fixtures/night.ts'
import { giving } from './giving.ts'
import { mixingWays } from './mixing.ts'
import { riyazWays } from './riyaz.ts'
import { settingWays } from './settings.ts'
import { timerWays } from './timer.ts'
import { uploadWays } from './uploading.ts'
import type { Way } from './way.ts'

const ARTICLE = '/blog/create-focus-soundscape'
const dialog = (name: string) => (page: Page) => home(page).dialog(name)
const signUpPassword = (page: Page) => field(page, 'Password')
const email = (page: Page) => field(page, 'Email')
const leaving = dialog('Delete your account?')
const openKnown = (page: Page) => page.getByRole('link', { name: 'What is known' }).click()
const knownTitle = (page: Page) => page.getByRole('heading', { name: 'What is known' })

const placeLoop = async (page: Page) => {
  const { loop, slot } = beatbox(page)
  await loop('Teentaal').click()
  await slot(1, 'empty').click()
}

const enter = async (page: Page) => {
  await field(page, 'Email').fill('asha@example.com')
  await field(page, 'Password').fill('quiet-river')
  await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click()
}

const shareMix = async (page: Page) => {
  await addToMix(page, 'Rain')
  const mixes = page.getByRole('region', { name: 'Your mixes' })
  await mixes.getByRole('button', { name: 'Save mix' }).click()
  await press(page, 'Save')
  await mixes.getByRole('button', { name: 'Share Rain' }).click()
}

const keepSleep = (page: Page) =>
  page.addInitScript(() => {
    const run = { start: Date.now(), deadline: Date.now() + 3_600_000 }
    const value = { minutes: 60, fades: 'last', run }
    localStorage.setItem('dhvani.sleep', JSON.stringify({ version: 1, value }))
  })

const keepWake = (page: Page) =>
  page.addInitScript(() => {
    const run = { at: Date.now() + 3_600_000, master: 80 }
    const value = { clock: '06:30', rise: 10, volume: 50, keepsScreen: false, run }
    localStorage.setItem('dhvani.wake', JSON.stringify({ version: 1, value }))
  })

/** A button of Home opens a dialog, which has the button's name where it has none of its own. */
const opens = (button: string | RegExp, name = String(button)): Way => ({
  at: '/',
  reach: (page) => page.getByRole('button', { name: button, exact: true }).click(),
  isTold: true,
  arrived: dialog(name),
})

/** By the name of the part's file. A part that the build has and this list has not fails the test. */
export const WAYS: Readonly<Record<string, Way>> = {
  listening: { at: '/', isTold: true, arrived: (page) => home(page).mix },
  'carousel-motion': {
    at: '/',
    reach: (page) => page.mouse.move(4, 4),
    arrived: (page) => page.locator('[data-moves]'),
  },
  'sound-dialog': {
    at: '/',
    reach: (page) => home(page).card('Rain').click(),
    isTold: true,
    arrived: dialog('Rain'),
  },
  ...settingWays,
  ...uploadWays,
  ...mixingWays,
  'shortcuts-dialog': opens('Keyboard shortcuts'),
  'sound-notes': opens('About the sounds'),
  'ready-mix-dialog': opens(/^Deep rain/, 'Deep rain'),
  'finder-dialog': opens('Find a sound or a mix'),
  'surprise-dialog': opens('Surprise me'),
  'install-line': {
    at: '/',
    reach: (page) => press(page, 'Install Dhvani'),
    isTold: true,
    arrived: (page) => page.getByRole('region', { name: 'Install Dhvani' }),
  },
  'phone-menu-sheet': { ...opens('Menu'), width: 375 },
  ...timerWays,
  'toast-card': {
    ...giving,
    arrived: (page) => page.getByText('Failed to process donation. Please try again.'),
  },
  functions: giving,
  'known-page': { at: '/blog', reach: openKnown, isTold: true, arrived: knownTitle },
  'own-sounds-list': {
    at: '/',
    isSignedIn: true,
    isTold: true,
    arrived: (page) => page.getByText('No custom sounds yet'),
  },
  'own-sounds-api': { at: '/', isSignedIn: true },
  data: { at: '/', isSignedIn: true },
  'mix-strip': {
    at: '/',
    isSignedIn: true,
    isTold: true,
    arrived: (page) =>
      page.getByRole('region', { name: 'Your mixes' }).getByRole('button', { name: 'Save mix' }),
  },
  'dock-mixes': {
    at: '/',
    isSignedIn: true,
    arrived: (page) => home(page).mix.getByRole('button', { name: 'Your mixes' }),
  },
  'shared-mix': {
    at: '/?mix=1.28.a1e0.TmlnaHQ',
    isTold: true,
    arrived: (page) => page.getByRole('region', { name: 'Shared mix' }),
  },
  'shared-night': {
    at: '/?mix=1.28.a1e0.TmlnaHQ#night=~1.28.h1e0.~su',
    isTold: true,
    arrived: (page) => page.getByRole('region', { name: 'Shared night' }),
  },
  'qr-code': {
    at: '/',
    isSignedIn: true,
    reach: shareMix,
    arrived: (page) => page.getByRole('img', { name: 'QR code of the link' }),
  },
  'sleep-controls': {
    at: '/',
    isTold: true,
    arrived: (page) =>
      page.getByRole('region', { name: 'Sleep Timer' }).getByRole('button', { name: 'Start' }),
  },
  'sleep-dialog': opens('Sleep timer', 'Sleep Timer'),
  'night-screen': {
    at: '/',
    isSignedIn: true,
    reach: async (page) => {
      await addToMix(page, 'Rain')
      await night(page).opener.click()
    },
    isTold: true,
    arrived: dialog('Night mode'),
  },
  'sleep-keeper': { at: '/', prepare: keepSleep },
  'wake-dialog': opens('Wake'),
  'wake-keeper': { at: '/', prepare: keepWake },
  'connect-mix': { at: '/', isSignedIn: true, arrived: (page) => home(page).mix },
  'collect-data': {
    at: '/account',
    isSignedIn: true,
    reach: (page) => press(page, 'Export my data'),
  },
  auth: { at: '/auth', reach: enter, typed: email },
  'follow-session': { at: '/auth', reach: enter, typed: email },
  'site-config': {
    at: '/auth',
    reach: (page) => email(page).fill('asha@example.com'),
    typed: email,
  },
  'captcha-widget': {
    at: '/auth',
    isGuarded: true,
    reach: (page) => email(page).fill('asha@example.com'),
    typed: email,
    isTold: true,
    arrived: (page) => page.getByRole('button', { name: 'I am human' }),
  },
  'second-factor': {
    at: '/auth',
    prepare: async (_, { site, account }) => (await factorsOf(site, account)).addApp(),
    reach: (page, { account }) => giveCredentials(page, account),
    isTold: true,
    arrived: (page) => field(page, 'Code'),
  },
  'proving-client': {
    at: '/account',
    isSignedIn: true,
    reach: async (page, { account }) => {
      await press(page, 'Delete my account')
      await leaving(page).getByLabel('Your password').fill(account.password)
      await press(page, 'Delete for good')
    },
    typed: (page) => leaving(page).getByLabel('Your password'),
    again: (page) => press(page, 'Delete for good'),
    // The session of an account that is gone cannot be ended.
    logged: /403: .*\/logout/,
    arrived: (page) => page.getByText('Your account is deleted'),
  },
  'password-strength': {
    at: '/auth?mode=sign-up',
    reach: (page) => signUpPassword(page).fill('tqxbvrmz7'),
    typed: signUpPassword,
    arrived: (page) => page.getByText('Good. A few more characters'),
  },
  'wish-heading': {
    at: '/auth',
    prepare: (page) =>
      page.addInitScript(() =>
        sessionStorage.setItem('dhvani.pending-sounds', '[{"id":"rain","volume":50}]'),
      ),
    arrived: (page) => page.getByText('Keep Rain playing.'),
  },
  'share-dialog': {
    at: ARTICLE,
    reach: (page) => page.getByRole('button', { name: 'Share', exact: true }).first().click(),
    isTold: true,
    arrived: (page) => page.getByRole('dialog', { name: /Share/ }),
  },
  players: {
    at: ARTICLE,
    reach: (page) => press(page, 'Listen to Tanpura'),
    isTold: true,
  },
  'article-stage': {
    at: ARTICLE,
    reach: (page) => press(page, 'Listen to Tanpura'),
    isTold: true,
  },
  'figure-stage': {
    at: '/blog/binaural-beats-explained',
    reach: (page) => press(page, 'Listen to both tones in the air'),
    isTold: true,
  },
  'experiment-room': {
    at: '/blog/music-for-adhd',
    reach: (page) => press(page, 'Open the experiment'),
    isTold: true,
    again: (page) => press(page, 'Open the experiment'),
    arrived: (page) => page.getByRole('button', { name: 'Run one study' }),
  },
  'record-beat': {
    at: '/beatboxer',
    reach: async (page) => {
      await placeLoop(page)
      await press(page, 'Record')
    },
    again: async (page) => {
      // A dialog says that the recording failed.
      await page.keyboard.press('Escape')
      await press(page, 'Record')
    },
    arrived: (page) => page.getByRole('button', { name: 'Stop recording' }),
  },
  'export-beat': {
    at: '/beatboxer',
    reach: async (page) => {
      await placeLoop(page)
      await chooseMore(page, 'Export')
      await press(page, 'Make the file')
    },
  },
  ...riyazWays,
  'render-beat': {
    at: '/beatboxer',
    isSignedIn: true,
    reach: async (page) => {
      await placeLoop(page)
      await chooseMore(page, 'Send to mix')
    },
  },
  'level-loop': {
    at: '/beatboxer',
    isSignedIn: true,
    reach: async (page) => {
      await placeLoop(page)
      await chooseMore(page, 'Export')
      await page.getByRole('button', { name: 'Make the file' }).click()
    },
  },
}

/** Parts that come by the same loader, whose way is driven in another file. */
export const ELSEWHERE: readonly string[] = [
  'hi', // Another language replaces the marked page: language.spec.ts.
  'experiment-words', // Come with the experiment's room. Pages wait for the others: language.spec.ts.
  'blog-hi',
  'terms-hi',
  'privacy-hi',
  'accessibility-hi',
  'withdraw-hi',
  'auth-hi',
  'riyaz-hi',
  'play-wished-night', // After a sign-in; without it the first mix is played: shared-night.page.test.tsx.
  'course-hi', // Comes with the dialog of the night, which waits for it: course.page.test.tsx.
  'SignalsmithStretch', // Marks its musician, not the page: stretch.spec.ts.
]
