import type { Page } from '@playwright/test'
import { press } from '../fixtures/account.ts'
import type { Way } from './way.ts'

const keepSession = (page: Page) =>
  page.addInitScript(() => {
    const sessions = [{ ended: '2026-01-05T07:00:00Z', minutes: 25 }]
    localStorage.setItem('dhvani.focus-sessions', JSON.stringify({ version: 1, value: sessions }))
  })

/** Ways to the parts of the focus timer. */
export const timerWays: Readonly<Record<string, Way>> = {
  'session-list': {
    at: '/',
    prepare: keepSession,
    isTold: true,
    arrived: (page) => page.getByText('One session completed on this device'),
  },
  'bell-volume': {
    at: '/',
    isTold: true,
    arrived: (page) => page.getByRole('slider', { name: 'Volume of the bowl' }),
  },
  'timer-window-button': {
    at: '/',
    arrived: (page) => page.getByRole('button', { name: 'Small window' }),
  },
  // It stands in a window of its own, with its own notice.
  'timer-window': { at: '/', reach: (page) => press(page, 'Small window') },
}
