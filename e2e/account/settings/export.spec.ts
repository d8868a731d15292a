import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync, type Unzipped } from 'fflate'
import { signInElsewhere, addSound, TONE } from '../../fixtures/elsewhere.ts'
import { expect, test } from '../../fixtures/both-themes.ts'
import { openAccount, sectionOf } from './own-account.ts'

/** Saves the packed data. @returns the files in the zip, by their paths */
const saveZip = async (page: Page) => {
  const waiting = page.waitForEvent('download')
  await sectionOf(page, 'Your data').getByRole('link', { name: 'Save the zip' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^dhvani-data-\d{4}-\d\d-\d\d\.zip$/)
  return unzipSync(new Uint8Array(await readFile(await download.path())))
}

const textOf = (files: Unzipped, name: string) => strFromU8(files[name] ?? new Uint8Array())

const MIX = { version: 1, masterVolume: 80, sounds: [] }
const BEAT = { tempo: 96, masterVolume: 70, slots: [] }

test('the export holds profile, sounds with their audio, beats, mixes and this device, no key and no one else’s', async ({
  page,
  site,
  account,
  expectAccessible,
}) => {
  const person = await signInElsewhere(site, account)
  await addSound(person, site, 'River')
  await addSound(person, site, 'Bells')
  expect(
    (await person.call('POST', '/rest/v1/saved_beats', { name: 'Slow', beat: BEAT })).status,
  ).toBe(201)
  expect(
    (await person.call('POST', '/rest/v1/saved_mixes', { name: 'Monsoon', mix: MIX })).status,
  ).toBe(201)
  const preset = { name: 'Slow rupak', settings: { tempo: 66 } }
  expect((await person.call('POST', '/rest/v1/riyaz_presets', preset)).status).toBe(201)
  await page.addInitScript((mix) => {
    const unsent = { kind: 'put', mix: { id: 'x', name: 'Another’s mix', mix, position: 0 } }
    const value = { another: { rows: [], changes: { x: unsent } } }
    for (const key of ['dhvani.mixes', 'dhvani.presets'])
      localStorage.setItem(key, JSON.stringify({ version: 1, value }))
    const days = { '2026-11-21': { seconds: 60, mixes: { 'Another’s evening': 60 } } }
    const history = { version: 1, value: { isKept: true, days } }
    localStorage.setItem('dhvani-listening.another', JSON.stringify(history))
  }, MIX)
  await openAccount(page, site, account)
  const section = sectionOf(page, 'Your data')
  await section.getByRole('button', { name: 'Export my data' }).click()
  await expect(section.getByText(/Your data is packed \(/)).toBeVisible()
  await expectAccessible()
  const files = await saveZip(page)
  expect(Object.keys(files).sort()).toEqual(
    [
      'README.txt',
      'beats.json',
      'listening.json',
      'mixes.json',
      'presets.json',
      'profile.json',
      'sounds.json',
      'sounds/Bells.wav',
      'sounds/River.wav',
      'this-device.json',
    ].sort(),
  )
  const text = (name: string) => textOf(files, name)
  expect(JSON.parse(text('profile.json'))).toMatchObject({
    email: account.email,
    user_metadata: { full_name: account.name },
  })
  expect(JSON.parse(text('sounds.json'))).toHaveLength(2)
  expect(JSON.parse(text('mixes.json'))).toMatchObject([{ name: 'Monsoon', mix: MIX }])
  expect(JSON.parse(text('presets.json'))).toMatchObject([preset])
  expect(JSON.parse(text('beats.json'))).toMatchObject([{ name: 'Slow', beat: BEAT }])
  expect(Buffer.compare(files['sounds/River.wav'] ?? new Uint8Array(), TONE)).toBe(0)
  for (const name of Object.keys(files)) {
    expect(text(name)).not.toContain('refresh_token')
    expect(text(name), 'of the other accounts of this browser').not.toContain('Another’s')
  }
})

test(
  'a file that is missing is named, and the rest is packed',
  { tag: '@thorough' },
  async ({ page, site, account, problems }) => {
    problems.allow(/400|404/)
    const person = await signInElsewhere(site, account)
    await addSound(person, site, 'Here')
    await addSound(person, site, 'Gone')
    await person.call('DELETE', '/storage/v1/object/user-sounds', {
      prefixes: [`${person.userId}/Gone.wav`],
    })
    await openAccount(page, site, account)
    const section = sectionOf(page, 'Your data')
    await section.getByRole('button', { name: 'Export my data' }).click()
    await expect(section.getByText('One file could not be read and is not in it')).toBeVisible()
    const files = await saveZip(page)
    expect(Object.keys(files)).toContain('sounds/Here.wav')
    expect(Object.keys(files)).not.toContain('sounds/Gone.wav')
    expect(textOf(files, 'README.txt')).toMatch(/could not be read and are not in here:\n- Gone\n$/)
  },
)

test(
  'packing can be cancelled, and a service that fails is told',
  { tag: '@thorough' },
  async ({ page, site, account, problems }) => {
    problems.allow(/500|PostgrestError/)
    await addSound(await signInElsewhere(site, account), site, 'Slow')
    await openAccount(page, site, account)
    const section = sectionOf(page, 'Your data')
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/object/public/user-sounds/**', async (route) => {
      await held
      await route.fallback()
    })
    await section.getByRole('button', { name: 'Export my data' }).click()
    await expect(section.getByRole('progressbar', { name: 'Packing your data' })).toBeVisible()
    await section.getByRole('button', { name: 'Cancel' }).click()
    await expect(section.getByRole('button', { name: 'Export my data' })).toBeVisible()
    release()
    await page.route('**/rest/v1/saved_beats*', (route) => route.fulfill({ status: 500, json: {} }))
    await section.getByRole('button', { name: 'Export my data' }).click()
    await expect(section.getByRole('alert')).toContainText('Your data could not be packed.')
  },
)
