import { addToMix, home, openMix } from '../fixtures/home.ts'
import { setSlider } from '../fixtures/set-slider.ts'
import { expect, test } from '../fixtures/test.ts'

test('the mix names its paused sounds, in whole', async ({ page, openSignedIn }) => {
  await openSignedIn()
  await addToMix(page, 'Sea Waves')
  await addToMix(page, 'Koel Singing')
  const { mix, card } = home(page)
  await expect(mix.getByText(/^Paused: /)).toHaveCount(0)
  await card('Koel Singing').click()
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await expect(mix.getByText('Paused: Koel Singing', { exact: true })).toBeVisible()
  await mix.getByRole('button', { name: 'Stop' }).click()
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  const paused = mix.getByText('Paused: Sea Waves, Koel Singing', { exact: true })
  await expect(paused).toBeVisible()
  const cutOff = await paused.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(cutOff, 'what an ellipsis hides').toBe(0)
})

test(
  'a sound whose volume is 0 does not count as playing',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await addToMix(page, 'Rain')
    await addToMix(page, 'Train')
    const { mix } = home(page)
    await openMix(page)
    await setSlider(mix.getByRole('slider', { name: 'Rain volume', exact: true }), 0)
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await expect(mix.getByText('Volume 0: Rain', { exact: true })).toBeVisible()
    await setSlider(mix.getByRole('slider', { name: 'Master volume' }), 0)
    await expect(mix.getByText('0 sounds playing')).toBeVisible()
    await expect(mix.getByText('Master volume at 0', { exact: true })).toBeVisible()
  },
)

test('the percent of a sound explains itself while it is changed', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  await addToMix(page, 'Rain')
  const { mix } = home(page)
  await openMix(page)
  const row = mix.getByRole('listitem').filter({ hasText: 'Rain' })
  await expect(row.getByText('40%')).toBeVisible()
  const why = row.getByText('= 50% × master 80%')
  await expect(why).toBeHidden()
  const name = row.getByText('Rain', { exact: true })
  const before = await name.boundingBox()
  await mix.getByRole('slider', { name: 'Rain volume', exact: true }).focus()
  await expect(why).toBeVisible()
  await expect(row.getByText('40%')).toBeVisible()
  expect(await name.boundingBox(), 'the name stays whole').toEqual(before)
  await setSlider(mix.getByRole('slider', { name: 'Master volume' }), 100)
  await mix.getByRole('slider', { name: 'Rain volume', exact: true }).focus()
  await expect(row.getByText('50%')).toBeVisible()
  await expect(row.getByText(/master$/)).toHaveCount(0)
})

test(
  'arrow keys on a card change its volume, and M reaches the mix and comes back',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    const { mix, card } = home(page)
    await addToMix(page, 'Rain')
    const slider = mix.getByRole('slider', { name: 'Rain volume', exact: true })
    await card('Rain').focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuenow', '55')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuenow', '45')
    await expect(page.getByText('45 percent')).toBeAttached()
    await expect(mix.getByText('1 sound playing'), 'no arrow plays or pauses').toBeVisible()

    await page.keyboard.press('m')
    await expect(slider).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuenow', '46')
    await page.keyboard.press('m')
    await expect(card('Rain')).toBeFocused()

    await card('Train').focus()
    await page.keyboard.press('ArrowRight')
    await expect(mix.getByRole('listitem'), 'a card outside the mix has no volume').toHaveCount(1)

    await page.keyboard.press('?')
    const list = home(page).dialog('Keyboard shortcuts')
    await expect(list.getByText('To the mix, and back')).toBeVisible()
    await expect(list.getByText('On the card of a sound in the mix: its volume')).toBeVisible()
  },
)

test(
  "the focus ring of a volume is around its thumb, not across the sound's name",
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await addToMix(page, 'Rain')
    await page.keyboard.press('m')
    const slider = home(page).mix.getByRole('slider', { name: 'Rain volume', exact: true })
    await page.keyboard.press('Tab')
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    const rings = await slider.evaluate((element) => [
      getComputedStyle(element).outlineColor,
      getComputedStyle(element, '::-webkit-slider-thumb').outlineStyle,
    ])
    expect(rings).toEqual(['rgba(0, 0, 0, 0)', 'solid'])
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a touched sound explains its percent, until another place is touched', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn()
    await addToMix(page, 'Rain')
    const { mix } = home(page)
    await openMix(page)
    const why = mix.getByText('= 50% × master 80%')
    await expect(why).toBeHidden()
    // On its picture: the slider would change the volume.
    await mix.getByRole('listitem').tap({ position: { x: 20, y: 30 } })
    await expect(why).toBeVisible()
    await mix.getByRole('button', { name: 'Stop' }).tap()
    await expect(why).toBeHidden()
  })
})
