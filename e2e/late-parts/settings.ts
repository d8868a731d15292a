import { press } from '../fixtures/account.ts'
import { hindi } from '../fixtures/hindi.ts'
import { addToMix, home } from '../fixtures/home.ts'
import type { Way } from './way.ts'

/** Digits; a sound with Data saver; places and characters, in the dialog, in the dock, and in the preview of a mix. */
export const settingWays: Readonly<Record<string, Way>> = {
  'digits-dialog': {
    at: '/hi',
    reach: (page) => press(page, hindi('digits_title')),
    isTold: true,
    arrived: (page) => page.getByRole('radio', { name: '१२३' }),
  },
  'preview-setting': {
    at: '/',
    reach: (page) => home(page).card('Rain').click(),
    isTold: true,
    arrived: (page) => home(page).dialog('Rain').getByRole('group', { name: 'Place' }),
  },
  'track-setting': {
    at: '/',
    isSignedIn: true,
    reach: async (page) => {
      await addToMix(page, 'Rain')
      await press(page, 'Character of Rain')
    },
    isTold: true,
    arrived: (page) => home(page).mix.getByRole('group', { name: 'Place' }),
  },
  // Without it the whole small file is downloaded.
  'make-stand-in': {
    at: '/',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      }),
    reach: (page) => home(page).card('Rain').click(),
    arrived: (page) => {
      const dialog = home(page).dialog('Rain')
      const isOver = dialog.getByText('Ready', { exact: true })
      return dialog.getByRole('button', { name: 'Pause preview' }).or(isOver).first()
    },
  },
  // Without it the preview plays the files.
  'preview-voices': {
    at: '/?mix=1.28.a1e0.TmlnaHQ&as=at',
    reach: (page) => press(page, 'Play preview'),
    arrived: (page) => page.getByText('Playing a 10-second preview'),
  },
}
