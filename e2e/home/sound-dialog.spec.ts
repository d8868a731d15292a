import { home } from '../fixtures/home.ts'
import { expectOffline, expectOnlineAgain, LOST } from '../fixtures/offline-notice.ts'
import { expect, test } from '../fixtures/test.ts'

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
