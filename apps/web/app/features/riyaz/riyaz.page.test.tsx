import { expectSilence, expectSound } from '#pages/fixtures/audio-tap.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'
import { expect, onBoth, test, type Page } from '#pages/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tempo = (page: Page) => page.getByRole('slider', { name: 'Tempo' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

onBoth(
  'a drone and a theka are heard, the cycle is shown, and both fall silent',
  async ({ page }) => {
    await page.goto('/riyaz?taal=rupak&tempo=120')
    await button(page, 'Play tanpura').click()
    await expectSound(page, 'the tanpura is heard')
    await button(page, 'Stop tanpura').click()
    await button(page, 'Play tabla').click()
    const taal = region(page, 'Taal')
    await expect(taal.getByText(/^[1-7] of 7/)).toBeVisible()
    await expect(taal.getByText(/^next: (Tin|Na|Dhin)$/)).toBeVisible()
    await expectSound(page, 'the tabla is heard')
    await button(page, 'Stop tabla').click()
    await expectSilence(page)
    await expect(taal.getByText('7 matras')).toBeVisible()
  },
)

onBoth(
  'a Carnatic tala is counted by the hand in silence, and offers no theka for the mix',
  async ({ page, expectAccessible }) => {
    await page.goto('/riyaz?taal=misra-chapu&tempo=120&count=1')
    await expect(page.getByText(/^No drum is heard/)).toBeVisible()
    await expect(button(page, 'Add theka to the mix')).toHaveCount(0)
    await expect(tempo(page)).toHaveAttribute('aria-valuetext', '120 aksharas a minute')
    const taal = region(page, 'Taal')
    await expect(taal.getByText('7 aksharas')).toBeVisible()
    await button(page, 'Begin the count').click()
    await expect(taal.getByText(/^[1-7] of 7/)).toBeVisible()
    await expect(taal.getByText(/^next: (clap|wave|–)$/)).toBeVisible()
    await expectSilence(page)
    await expectAccessible()
    // Another taal takes the tabla up where the count was.
    await taal.getByRole('combobox', { name: 'Taal' }).selectOption('rupak')
    await expectSound(page, 'the tabla is heard')
    await expect(button(page, 'Stop tabla')).toBeVisible()
  },
)

onBoth('the manjira makes a tala heard that no drum plays', async ({ page, expectAccessible }) => {
  await page.goto('/riyaz?taal=adi&tempo=240')
  await button(page, 'Begin the count').click()
  await expect(region(page, 'Taal').getByText(/^[1-8] of 8/)).toBeVisible()
  await expectSilence(page)
  await page.getByText('Lehra and manjira', { exact: true }).click()
  const keeps = page.getByRole('checkbox', { name: 'Keep the claps of the taal' })
  await keeps.check()
  await expectSound(page, 'the manjira is heard')
  await expectAccessible()
  await keeps.uncheck()
  await expectSilence(page)
})

onBoth(
  'a lehra plays in place of the tabla, and never leaves the room silent',
  async ({ page, expectAccessible }) => {
    await page.goto('/riyaz?taal=jhaptaal&tempo=120')
    await page.getByText('Lehra and manjira', { exact: true }).click()
    await expect(page.getByText(/This one is in raga Bhimpalasi/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Play the lehra' }).check()
    const alone = page.getByRole('checkbox', { name: 'Without the tabla: you play' })
    await alone.check()
    await page.getByRole('slider', { name: 'Lehra volume' }).fill('0')
    await button(page, 'Play lehra').click()
    await expect(region(page, 'Taal').getByText(/^[0-9]+ of 10/)).toBeVisible()
    await expectSilence(page)
    await page.getByRole('slider', { name: 'Lehra volume' }).fill('60')
    await expectSound(page, 'the lehra is heard')
    await expectAccessible()
    // Dadra has no lehra: the theka plays.
    await page.getByRole('combobox', { name: 'Taal' }).selectOption('dadra')
    await expect(page.getByText(/Teentaal, Ektaal, Jhaptaal and Rupak have one here/)).toBeVisible()
    await expect(alone).toBeHidden()
    await expectSound(page, 'the theka is heard')
    await expect(button(page, 'Stop tabla')).toBeVisible()
  },
)

test('the swarmandal is tuned to the raga of Sur, and stays as it was set', async ({ page }) => {
  await page.goto('/riyaz?scale=malkauns')
  const open = () => page.getByText('Swarmandal', { exact: true }).click()
  const notes = page.getByRole('combobox', { name: 'Notes' })
  const sweeps = page.getByRole('checkbox', { name: 'Sweep while the tanpura plays' })
  await open()
  await expect(notes).toHaveValue('malkauns')
  await notes.selectOption('Bhupali')
  await sweeps.check()
  await button(page, 'Play tanpura').click()
  await expectSound(page, 'the tanpura is heard')
  await page.reload()
  await open()
  await expect(notes).toHaveValue('bhupali')
  await expect(sweeps).toBeChecked()
})

test('another theka of a taal is chosen, stays, and is left with its taal', async ({ page }) => {
  await page.goto('/riyaz?taal=dadra')
  const taal = region(page, 'Taal')
  const theka = taal.getByRole('combobox', { name: 'Theka' })
  await theka.selectOption('… Dhi Na Na Ti Na')
  await expect(taal.getByText('Dadra: Dha Dhi Na Na Ti Na')).toBeAttached()
  await page.reload()
  await expect(theka).toHaveValue('3')
  await taal.getByRole('combobox', { name: 'Taal' }).selectOption('teentaal')
  await expect(theka).toHaveValue('1')
  await taal.getByRole('combobox', { name: 'Taal' }).selectOption('rupak')
  await expect(theka).toHaveCount(0)
})

test('a theka that runs into sam by itself is led by nothing, and its tick looks so', async ({
  page,
}) => {
  await page.goto('/riyaz?taal=chautaal')
  await whenWhole(page)
  const lead = page.getByText('Lead into each sam', { exact: true })
  const look = () => lead.evaluate((one) => getComputedStyle(one).opacity)
  await expect(page.getByRole('checkbox', { name: 'Lead into each sam' })).toBeDisabled()
  expect(await look()).toBe('0.5')
  await region(page, 'Taal').getByRole('combobox', { name: 'Taal' }).selectOption('teentaal')
  expect(await look()).toBe('1')
})

test('the wires of the tanpura are chosen by string, and stay', async ({ page }) => {
  await page.goto('/riyaz?gk=thick')
  await page.getByText('More about the sound').click()
  const wire = (name: string) => page.getByRole('combobox', { name: `Wire of the ${name}` })
  await expect(wire('kharaj')).toHaveValue('thick')
  await wire('jor strings').selectOption('Thin')
  await page.reload()
  await page.getByText('More about the sound').click()
  await expect(wire('jor strings')).toHaveValue('thin')
  await expect(wire('first string')).toHaveValue('usual')
})

test('every control has its name and its limits', async ({ page }) => {
  await page.goto('/riyaz')
  const tanpura = region(page, 'Tanpura')
  await expect(tanpura.getByRole('combobox', { name: 'Sa' })).toHaveValue('Cs3')
  await expect(tanpura.getByRole('combobox', { name: 'First string' })).toHaveValue('Pa')
  await expect(region(page, 'Taal').getByRole('combobox', { name: 'Taal' })).toHaveValue('teentaal')
  for (const [name, least, most] of [
    ['Cents', '-50', '50'],
    ['Jawari', '0', '100'],
    ['Round', '3', '12'],
    ['Tempo', '10', '450'],
  ] as const) {
    const slider = page.getByRole('slider', { name, exact: true })
    await expect(slider).toHaveAttribute('min', least)
    await expect(slider).toHaveAttribute('max', most)
  }
})

test('keys set, step and tap the tempo, and what is set outlives a reload', async ({ page }) => {
  await page.goto('/riyaz')
  await expect(button(page, 'Play tabla')).toBeEnabled()
  for (const digit of '96') await page.keyboard.press(digit)
  await expect(tempo(page)).toHaveAttribute('aria-valuetext', '96 matras a minute')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(tempo(page)).toHaveAttribute('aria-valuetext', '107 matras a minute')
  await page.reload()
  await expect(tempo(page)).toHaveAttribute('aria-valuetext', '107 matras a minute')
})

test('a link with a taal that does not exist says so, and the rest of it holds', async ({
  page,
}) => {
  await page.goto('/riyaz?taal=sevenfold&tempo=44&cents=9999')
  await expect(page.getByText('Part of this link could not be read')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Taal' })).toHaveValue('teentaal')
  await expect(tempo(page)).toHaveAttribute('aria-valuetext', '44 matras a minute')
})

test('the room speaks Hindi, its bols too', async ({ page }) => {
  await page.goto('/hi/riyaz?taal=ektaal')
  const taal = region(page, 'ताल')
  await expect(taal.getByRole('combobox', { name: 'ताल' })).toHaveValue('ektaal')
  await expect(taal.getByText(/तिरकिट/)).toBeAttached()
})

test('a link changes what it names, and what it changed can be taken back', async ({ page }) => {
  await page.goto('/riyaz?sa=G2&tempo=200')
  await expect(tempo(page)).toHaveAttribute('aria-valuetext', '200 matras a minute')
  await expect(page.getByText('The room is set as the link says')).toHaveCount(0)
  await page.goto('/riyaz?tempo=90&taal=rupak')
  await expect(page.getByText('The room is set as the link says')).toBeVisible()
  await expect(tempo(page)).toHaveAttribute('aria-valuetext', '90 matras a minute')
  const sa = region(page, 'Tanpura').getByRole('combobox', { name: 'Sa' })
  await expect(sa).toHaveValue('G2')
  await button(page, 'Undo').click()
  await expect(tempo(page)).toHaveAttribute('aria-valuetext', '200 matras a minute')
  await expect(sa).toHaveValue('G2')
})
