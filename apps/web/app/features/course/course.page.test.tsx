import { expect, onBoth, test, type Page } from '#pages/test.ts'
import { home, openMix } from '#pages/fixtures/home.ts'
import { tabInto, tabTo } from '#pages/fixtures/keyboard.ts'
import { evening, openNight } from '#pages/fixtures/night.ts'
import { sleep } from '#pages/fixtures/sleep.ts'

const night = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'The night by itself' })
  return {
    dialog,
    more: home(page).mix.getByRole('button', { name: 'More', exact: true }),
    entry: page.getByRole('menuitem', { name: 'The night by itself' }),
    line: home(page).mix.getByRole('button', { name: /until|stop it/ }),
    field: (name: string) => dialog.getByLabel(name, { exact: true }),
    press: (name: string) => dialog.getByRole('button', { name, exact: true }),
  }
}

const openByKeys = async (page: Page) => {
  const { more, entry, dialog } = night(page)
  await openMix(page)
  await tabInto(page, more)
  await page.keyboard.press('Enter')
  await expect(entry).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
}

const SUNRISE = /sunrise (in .+|by your time zone) at \d+:\d\d/

onBoth(
  'a ready-made night is started by the keyboard, says what plays and why, and outlives a reload',
  async ({ page, openWithRain, expectAccessible }) => {
    await page.clock.install({ time: evening() })
    await openWithRain()
    await openByKeys(page)
    const { dialog, line, field, press } = night(page)
    await expect(dialog.getByText(SUNRISE).first()).toBeVisible()
    await field('Place for the sunrise').selectOption('pune')
    await expectAccessible()
    await tabTo(page, press('Start A monsoon night'))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(line).toHaveText(/^Train and Breeze until 10:4\d PM, then /)
    await openMix(page)
    await expect(home(page).mix.getByRole('slider', { name: 'Train volume' })).toHaveCount(1)
    await expect(
      home(page).mix.getByRole('slider', { name: 'Rain volume', exact: true }),
    ).toHaveCount(0)
    await expectAccessible()
    await page.reload()
    await expect(line).toHaveText(/^Train and Breeze until/)
    await openNight(page)
    await expect(page.getByRole('dialog', { name: 'Night mode' })).toContainText(
      /Train and Breeze until 10:4\d PM, then .*sunrise in Pune at/,
    )
    await expectAccessible()
    await page.keyboard.press('Escape')
    await line.press('Enter')
    await press('End the night').press('Enter')
    await expect(line).toHaveCount(0)
    await expect(field('Place for the sunrise')).toHaveValue('pune')
    await page.keyboard.press('Escape')
    await expect(home(page).mix.getByRole('button', { name: 'Play all' })).toBeEnabled()
  },
)

test('closed as often as it is opened, the dialog gives the focus back to the button of the menu', async ({
  page,
  openWithRain,
}) => {
  await openWithRain()
  const { dialog, more } = night(page)
  for (const _ of ['its code arrives', 'it is there']) {
    await openByKeys(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(more).toBeFocused()
  }
})

const saveMix = async (page: Page, name: string) => {
  const strip = page.getByRole('region', { name: 'Your mixes' })
  await strip.getByRole('button', { name: /^Save/ }).first().press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a night of saved mixes names what it needs, keeps what was chosen, and says which mix is gone', async ({
  page,
  openWithRain,
}) => {
  await openWithRain()
  await saveMix(page, 'Evening rain')
  await openByKeys(page)
  const { dialog, line, field, press } = night(page)
  await expect(dialog.getByText('Save two mixes first.')).toBeVisible()
  await page.keyboard.press('Escape')
  await home(page).mix.getByRole('slider', { name: 'Rain volume' }).press('End')
  await saveMix(page, 'Loud rain')
  await openByKeys(page)
  await press('Start this night').press('Enter')
  await expect(field('Mix 1')).toBeFocused()
  await expect(dialog.getByText('Choose a mix from your saved ones.').first()).toBeVisible()
  await field('Mix 1').selectOption('Evening rain')
  await field('Mix 2').selectOption('Loud rain')
  await field('Mix 2 begins').selectOption('start')
  await field('Minutes from the start for mix 2').fill('later')
  await press('Start this night').press('Enter')
  await expect(field('Minutes from the start for mix 2')).toBeFocused()
  await expect(dialog.getByText('Between 1 and 960 minutes.')).toBeVisible()
  await field('Minutes from the start for mix 2').fill('90')
  await press('Start this night').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(line).toHaveText(/^Evening rain until \d+:\d\d .M, then Loud rain$/)

  const loud = page.getByRole('region', { name: 'Your mixes' })
  await loud.getByRole('button', { name: 'Delete Loud rain' }).press('Enter')
  await line.press('Enter')
  await expect(field('Minutes from the start for mix 2')).toHaveCount(0)
  await expect(dialog.getByText('Save two mixes first.')).toBeVisible()
})

const saved = (name: string, ...ids: readonly string[]) => ({
  name,
  mix: {
    version: 1,
    masterVolume: 80,
    sounds: ids.map((id) => ({ id, name: `Sound ${id}`, volume: 50, isPlaying: true })),
  },
})

test('a night says which deleted own sounds it goes without', async ({
  page,
  openWithRain,
  account,
  service,
}) => {
  const owner = service.accounts.open(account).user.id
  service.rows.add('saved_mixes', owner, saved('Evening', 'train', 'user:gone'))
  service.rows.add('saved_mixes', owner, saved('Morning', 'koel-singing', 'user:gone'))
  await openWithRain()
  await openByKeys(page)
  const { dialog, line, field, press } = night(page)
  await field('Mix 1').selectOption('Evening')
  await field('Mix 2').selectOption('Morning')
  await field('Mix 2 begins').selectOption('start')
  await press('Start this night').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(line).toHaveText(/^Evening until \d+:\d\d .M, then Morning$/)
  await expect(
    page.getByText('Left out, no longer among your sounds: Sound user:gone'),
  ).toBeVisible()
})

type Evening = {
  readonly page: Page
  readonly problems: { readonly allow: (pattern: RegExp) => void }
  readonly openWithRain: () => Promise<void>
}

/** Ten past ten in the evening, and a night that has begun with a train. */
const startMonsoon = async ({ page, problems, openWithRain }: Evening) => {
  // The clock leaps while the platform's sound is computed, as where a device falls asleep over it.
  problems.allow(/The worker was silent/)
  await page.clock.install({ time: evening() })
  await openWithRain()
  await openByKeys(page)
  const { line, press } = night(page)
  await press('Start A monsoon night').press('Enter')
  await expect(line).toHaveText(/^Train and Breeze until/)
  await expect(home(page).mix.getByText('2 sounds playing')).toBeVisible()
}

test('the sleep timer stops a night too, which begins no scene in the silence and is where the clock is when it is played', async ({
  page,
  problems,
  openWithRain,
}) => {
  await startMonsoon({ page, problems, openWithRain })
  const { mix } = home(page)
  const { line } = night(page)
  const rain = mix.getByRole('slider', { name: 'Rain volume', exact: true })
  await sleep(page).start('15 min')
  await page.clock.fastForward('16:00')
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await page.clock.fastForward('01:00:00')
  await page.clock.runFor(30_000)
  await expect(line).toHaveText(/^Rain and Breeze until/)
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await expect(rain).toHaveCount(0)
  await mix.getByRole('button', { name: 'Play all' }).press('Enter')
  await expect(rain).toHaveCount(1)
  await expect(mix.getByText('3 sounds playing')).toBeVisible()
})

test('the end of a night leads back to the mix that was there before it', async ({
  page,
  problems,
  openWithRain,
}) => {
  await startMonsoon({ page, problems, openWithRain })
  const { line, press } = night(page)
  // The night changes the mix, which ends the offer of its beginning.
  await page.clock.fastForward('31:00')
  await page.clock.runFor(30_000)
  await expect(line).toHaveText(/^Rain and Breeze until/)
  await expect(page.getByRole('button', { name: 'Bring back my mix' })).toHaveCount(0)
  await line.press('Enter')
  await press('End the night').press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Bring back my mix' }).press('Enter')
  await openMix(page)
  await expect(
    home(page).mix.getByRole('slider', { name: 'Rain volume', exact: true }),
  ).toHaveCount(1)
  await expect(home(page).mix.getByRole('slider', { name: 'Train volume' })).toHaveCount(0)
})

test('a wake rises beside a night: neither its Stop nor the end of the night ends the other', async ({
  page,
  problems,
  openWithRain,
}) => {
  await startMonsoon({ page, problems, openWithRain })
  const { line, press } = night(page)
  const opener = sleep(page).region.getByRole('button', { name: /^Wake/ })
  const screen = page.getByRole('dialog', { name: 'Good morning' })
  const setWake = async (clock: string) => {
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Wake', exact: true })
    await dialog.getByLabel('Begins at').fill(clock)
    await dialog.getByRole('button', { name: 'Wake me' }).press('Enter')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toHaveText(/^Wake at/)
  }
  await setWake('22:20')
  await page.clock.fastForward('11:00')
  await expect(screen).toBeVisible()
  await screen.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(screen).toBeHidden()
  await expect(opener).toHaveText('Wake')
  await expect(line).toHaveText(/^Train and Breeze until/)
  await expect(home(page).mix.getByText('2 sounds playing')).toBeVisible()

  await setWake('22:30')
  await line.press('Enter')
  await press('End the night').press('Enter')
  await expect(line).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.clock.fastForward('11:00')
  await expect(screen).toBeVisible()
})
