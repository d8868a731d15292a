import type { Page } from '@playwright/test'
import { expectSound } from '../fixtures/audio-tap.ts'
import { callAsPage, openSignedIn, press } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/both-themes.ts'
import { addToMix, home, openMenu, openMix } from '../fixtures/home.ts'
import { setSlider } from '../fixtures/set-slider.ts'

const mixes = (page: Page) => {
  const region = page.getByRole('region', { name: 'Your mixes' })
  const dialog = page.getByRole('dialog', { name: 'Save mix' })
  const items = region.getByRole('listitem')
  return {
    region,
    items,
    item: (name: string) => items.filter({ has: page.getByLabel(`Open ${name}`, { exact: true }) }),
    names: () =>
      items
        .getByRole('button', { name: /^Open / })
        .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')?.slice(5))),
    save: async (name: string) => {
      await region.getByRole('button', { name: 'Save mix' }).click()
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('status').getByText('Mix saved')).toBeVisible()
    },
    open: (name: string) => region.getByRole('button', { name: `Open ${name}` }).click(),
    choose: async (name: string, what: string) => {
      await region.getByRole('button', { name: `More for ${name}` }).click()
      await page.getByRole('menuitem', { name: what }).click()
    },
  }
}

const rowsOf = async (page: Page) =>
  (
    await callAsPage(
      page,
      'GET',
      '/rest/v1/saved_mixes?select=id,name,mix,updated_at&order=position',
    )
  ).body as { id: string; name: string; updated_at: string }[]

const savedNames = async (page: Page) => (await rowsOf(page)).map(({ name }) => name)

test('a mix is saved, opened in place of another, changed, updated, and there after a reload @journey', async ({
  page,
  openSignedIn: open,
  expectAccessible,
}) => {
  await open()
  const { mix, card } = home(page)
  const { region, save, item, open: openNamed } = mixes(page)
  await expect(region.getByText('No saved mixes yet')).toBeVisible()
  await expect(region.getByRole('button', { name: 'Save mix' })).toBeDisabled()
  await addToMix(page, 'Rain')
  await addToMix(page, 'Breeze')
  await save('Monsoon window')
  await expect(item('Monsoon window')).toContainText('Rain, Breeze')
  await expect(item('Monsoon window').getByText('Open now')).toBeVisible()
  await expect.poll(() => savedNames(page)).toEqual(['Monsoon window'])
  await expect(region.getByRole('button', { name: /^Update/ })).toBeHidden()

  await mix.getByRole('button', { name: 'Pause all' }).click()
  await expect(region.getByRole('button', { name: /^Update/ })).toBeHidden()
  await openMix(page)
  await setSlider(mix.getByRole('slider', { name: 'Rain volume' }), 20)
  await region.getByRole('button', { name: 'Update Monsoon window' }).click()
  await expect(region.getByRole('button', { name: /^Update/ })).toBeHidden()

  await mix.getByRole('button', { name: 'Remove Breeze' }).click()
  await mix.getByRole('button', { name: 'Remove Rain' }).click()
  await addToMix(page, 'Train')
  await page.reload()
  await openNamed('Monsoon window')
  await page.getByRole('button', { name: 'Bring back my mix' }).click()
  await openMix(page)
  await expect(mix.getByRole('listitem')).toHaveCount(1)
  await expect(mix.getByRole('listitem').filter({ hasText: 'Train' })).toBeVisible()

  await openNamed('Monsoon window')
  await expectSound(page)
  await expect(card('Rain')).toHaveAttribute('aria-pressed', 'true')
  await expect(card('Train')).toHaveAttribute('aria-pressed', 'false')
  await expect(mix.getByRole('listitem').filter({ hasText: 'Rain' }).getByText('16%')).toBeVisible()
  await expectAccessible()
})

test('mixes are renamed, duplicated, replaced, moved and deleted, each with a way back', async ({
  page,
  openSignedIn: open,
}) => {
  await open()
  const { region, save, names, choose, item } = mixes(page)
  await addToMix(page, 'Rain')
  await save('Dawn')
  await save('Night')
  await expect.poll(names).toEqual(['Night', 'Dawn'])
  await choose('Dawn', 'Move earlier')
  await expect.poll(names).toEqual(['Dawn', 'Night'])
  await choose('Night', 'Duplicate')
  await expect.poll(names).toEqual(['Night (copy)', 'Dawn', 'Night'])
  await choose('Night (copy)', 'Rename')
  await page.getByRole('textbox', { name: 'Name' }).fill('<b>Late</b>')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(names).toEqual(['bLate/b', 'Dawn', 'Night'])
  await addToMix(page, 'Train')
  await choose('Dawn', 'Replace with the mix that is open')
  await expect(item('Dawn')).toContainText('Rain, Train')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(item('Dawn')).not.toContainText('Rain, Train')
  await region.getByRole('button', { name: 'Delete Night' }).click()
  await expect.poll(names).toEqual(['bLate/b', 'Dawn'])
  await expect.poll(() => savedNames(page)).toEqual(['bLate/b', 'Dawn'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => savedNames(page)).toEqual(['bLate/b', 'Dawn', 'Night'])
})

test(
  'without a network a mix is kept on the device, over a reload, and sent later',
  { tag: '@desktop' },
  async ({ page, openSignedIn: open, problems }) => {
    problems.allow(/ERR_|Failed to (fetch|load resource)|Failed to fetch sounds/)
    await open()
    const { save, item, names } = mixes(page)
    await addToMix(page, 'Rain')
    await page.route('**/rest/v1/saved_mixes*', (route) => route.abort('internetdisconnected'))
    await save('In the train')
    await expect(item('In the train').getByText('Only on this device')).toBeVisible()
    await page.reload()
    await expect.poll(names).toEqual(['In the train'])
    expect(await page.evaluate(() => localStorage.getItem('dhvani.mixes'))).toContain(
      'In the train',
    )
    await page.unroute('**/rest/v1/saved_mixes*')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => savedNames(page)).toEqual(['In the train'])
    await expect(item('In the train').getByText('Only on this device')).toBeHidden()
  },
)

test('a mix that is only on the device shows its name whole', async ({
  page,
  openSignedIn: open,
  problems,
}) => {
  problems.allow(/ERR_|Failed to (fetch|load resource)|Failed to fetch sounds/)
  await open()
  const { save, item } = mixes(page)
  await addToMix(page, 'Rain')
  await page.route('**/rest/v1/saved_mixes*', (route) => route.abort('internetdisconnected'))
  await save('Rain')
  await expect(item('Rain').getByText('Only on this device')).toBeVisible()
  await expect(item('Rain').getByText('Open now')).toBeVisible()
  const cut = await item('Rain')
    .getByRole('button', { name: 'Open Rain' })
    .evaluate((name) => name.scrollWidth - name.clientWidth)
  expect(cut, 'pixels of the name that are cut off').toBe(0)
})

test(
  'a mix that two devices changed at once is kept twice, on both',
  { tag: '@desktop' },
  async ({ page, browser, site, account, openSignedIn: open }) => {
    await open()
    await addToMix(page, 'Rain')
    await mixes(page).save('Evening')
    await expect.poll(() => savedNames(page)).toEqual(['Evening'])

    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
    const laptop = await context.newPage()
    await openSignedIn(laptop, site, account, '/')
    await mixes(laptop).open('Evening')
    await expect(home(laptop).card('Rain')).toHaveAttribute('aria-pressed', 'true')
    await addToMix(laptop, 'Train')
    await mixes(laptop).region.getByRole('button', { name: 'Update Evening' }).click()
    await expect(mixes(laptop).item('Evening')).toContainText('Rain, Train')
    await expect.poll(async () => JSON.stringify(await rowsOf(laptop))).toContain('"train"')

    await addToMix(page, 'Breeze')
    await mixes(page).region.getByRole('button', { name: 'Update Evening' }).click()
    await expect(page.getByRole('status').getByText('Changed on two devices')).toBeVisible()
    await expect(mixes(page).item('Evening')).toContainText('Rain, Train')
    await expect(mixes(page).item('Evening (copy)')).toContainText('Rain, Breeze')
    await laptop.reload()
    await expect(mixes(laptop).items).toHaveCount(2)
    await context.close()
  },
)

test(
  'an unknown sound and a missing own sound are named and left out, and stay when it is updated',
  { tag: '@thorough' },
  async ({ page, openSignedIn: open }) => {
    await open()
    const sound = (id: string, name: string) => ({ id, name, volume: 40, isPlaying: true })
    const mix = {
      version: 1,
      masterVolume: 80,
      sounds: [
        sound('rain', 'Rain'),
        sound('monkeys-2031', 'Monkeys'),
        // A name that every object has.
        sound('constructor', 'Old radio'),
        sound('user:0b8f9c36-3d5c-4b2f-9d0a-6a1f4f1f0c11', 'Grandmother'),
      ],
    }
    await callAsPage(page, 'POST', '/rest/v1/saved_mixes', { name: 'Temple', mix })
    await callAsPage(page, 'POST', '/rest/v1/saved_mixes', { name: 'Later', mix: { version: 9 } })
    await callAsPage(page, 'POST', '/rest/v1/saved_mixes', { name: 'Odd', mix: { version: 1 } })
    await page.reload()
    const { open: openNamed, region } = mixes(page)
    await openNamed('Odd')
    await expect(page.getByRole('status').getByText('This mix is damaged')).toBeVisible()
    await openNamed('Later')
    await expect(page.getByRole('status').getByText('Saved by a newer Dhvani')).toBeVisible()
    await openNamed('Temple')
    const toast = page.getByRole('status')
    await expect(
      toast.getByText('Left out, not found: Monkeys, Old radio, Grandmother'),
    ).toBeVisible()
    await expect(home(page).card('Rain')).toHaveAttribute('aria-pressed', 'true')
    await expect(region.getByRole('button', { name: /^Update/ })).toBeHidden()
    await addToMix(page, 'Train')
    await region.getByRole('button', { name: 'Update Temple' }).click()
    await expect
      .poll(async () => JSON.stringify(await rowsOf(page)))
      .toMatch(/train.*monkeys-2031.*Grandmother|monkeys-2031.*train.*Grandmother/)
  },
)

test(
  'the dock opens the mixes on every page, and signing out takes them from the device',
  { tag: '@desktop' },
  async ({ page, openSignedIn: open, expectAccessible }) => {
    await open()
    await addToMix(page, 'Rain')
    await mixes(page).save('Kept')
    await page.goto('/contact')
    const { mix } = home(page)
    await mix.getByRole('button', { name: 'Your mixes' }).click()
    const list = page.getByRole('dialog', { name: 'Your mixes' })
    await expect(list.getByRole('button', { name: 'Save mix' })).toBeVisible()
    await expectAccessible()
    await list.getByRole('button', { name: 'Open Kept' }).click()
    await expect(list).toBeHidden()
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await openMenu(page)
    await press(page, 'Sign Out')
    await expect(page).toHaveURL(/\/$/)
    await expect(mixes(page).region).toBeHidden()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('dhvani.mixes')))
      .not.toContain('Kept')
  },
)
