import { press } from '../fixtures/account.ts'
import type { Way } from './way.ts'

/** Ways to the parts of the practice room. */
export const riyazWays: Readonly<Record<string, Way>> = {
  'more-tanpura': {
    at: '/riyaz',
    reach: (page) => page.getByText('More about the sound').click(),
    isTold: true,
    arrived: (page) => page.getByRole('slider', { name: 'Fullness' }),
  },
  'companion-fields': {
    at: '/riyaz',
    reach: (page) => page.getByText('Swarmandal', { exact: true }).click(),
    isTold: true,
    arrived: (page) => page.getByRole('checkbox', { name: 'Sweep while the tanpura plays' }),
  },
  'view-tools': {
    at: '/riyaz',
    isTold: true,
    arrived: (page) => page.getByRole('checkbox', { name: 'Light up on sam' }),
  },
  'open-room': {
    at: '/riyaz',
    reach: (page) => press(page, 'Play tanpura'),
    again: (page) => press(page, 'Play tanpura'),
    arrived: (page) => page.getByRole('button', { name: 'Stop tanpura' }),
  },
  'practice-tools': {
    at: '/riyaz',
    reach: (page) => press(page, 'Open the practice tools'),
    isTold: true,
    arrived: (page) => page.getByRole('heading', { name: 'Ladder' }),
  },
  'presets-part': {
    at: '/riyaz',
    reach: (page) => press(page, 'Open the practice tools'),
    isTold: true,
    arrived: (page) => page.getByRole('textbox', { name: 'Name of these settings' }),
  },
  'add-to-mix': {
    at: '/riyaz',
    arrived: (page) => page.getByRole('button', { name: 'Add tanpura to the mix' }),
  },
  'add-part': {
    at: '/riyaz',
    isSignedIn: true,
    reach: (page) => press(page, 'Add tanpura to the mix'),
    again: (page) => press(page, 'Add tanpura to the mix'),
    arrived: (page) => page.getByText('Tanpura (live) is in your mix'),
  },
  'riyaz-section': {
    at: '/',
    isTold: true,
    arrived: (page) => page.getByRole('button', { name: 'Add theka to the mix' }),
  },
  'part-tracks': {
    at: '/riyaz',
    isSignedIn: true,
    reach: (page) => press(page, 'Add tanpura to the mix'),
  },
  // As the timer's, it stands in a window of its own, with its own notice.
  'riyaz-window': { at: '/riyaz', reach: (page) => press(page, 'Small window') },
  'sur-meter': {
    at: '/riyaz',
    reach: (page) => press(page, 'Listen'),
    isTold: true,
    // A browser without a microphone: what says so has arrived.
    arrived: (page) => page.getByRole('alert').filter({ hasText: 'microphone' }),
  },
}
