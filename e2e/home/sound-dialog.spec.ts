import { home } from '../fixtures/home.ts'
import { expectOffline, expectOnlineAgain, LOST } from '../fixtures/offline-notice.ts'
import { expect, test } from '../fixtures/test.ts'

test('while the server makes a sound for the first time, the dialog says so, and then plays', async ({
  page,
  problems,
}) => {
  problems.allow(/\b503\b/)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/dhvani/breeze.mp3*', async (route) => {
    const request = route.request()
    if ('prefer' in request.headers()) {
      const headers = { 'retry-after': '5', 'content-type': 'application/json' }
      await route.fulfill({ status: 503, headers })
      return
    }
    await held
    await route.continue()
  })
  await page.goto('/')
  const { card, dialog } = home(page)
  await card('Breeze').click()
  const sound = dialog('Breeze')
  await expect(sound.getByText('This sound is being made for the first time.')).toBeVisible()
  release()
  await expect(sound.getByText('Playing a 10-second preview')).toBeVisible()
})

test(
  'offline a sound that was neither heard nor can be made says so, and plays when the network is back',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.allow(LOST)
    await page.goto('/')
    const { card, dialog } = home(page)
    await card('Breeze').click()
    await expect(dialog('Breeze').getByRole('button', { name: 'Pause preview' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    await card('Koel Singing').click()
    await expectOffline(dialog('Koel Singing'))
    await expectOnlineAgain(page)
    await expect(
      dialog('Koel Singing').getByRole('button', { name: 'Pause preview' }),
    ).toBeVisible()
  },
)
