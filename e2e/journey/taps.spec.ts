import type { BrowserContext, Page } from '@playwright/test'
import {
  type Account,
  aNewAccount,
  field,
  giveCredentials,
  press,
  signInLink,
} from '../fixtures/account.ts'
import { tapAudio, expectSound } from '../fixtures/audio-tap.ts'
import { home } from '../fixtures/home.ts'
import { linkIn, mailTo } from '../fixtures/mail.ts'
import type { Site } from '../fixtures/site.ts'
import { SIZES } from '../fixtures/sizes.ts'
import { expect, test } from '../fixtures/test.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

/** Counts the visitor's presses in every page of a browser, but for those in forms. */
const countTaps = async (context: BrowserContext): Promise<() => number> => {
  let taps = 0
  await context.exposeFunction('noteTap', () => {
    taps += 1
  })
  await context.addInitScript(() => {
    const { noteTap } = globalThis as unknown as { noteTap: () => void }
    const note = ({ isTrusted, target }: Event) => {
      if (isTrusted && target instanceof Element && !target.closest('form')) noteTap()
    }
    addEventListener('click', note, true)
  })
  return () => taps
}

const signUp = async (page: Page, { name, email, password }: Account) => {
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
}

/** The tab that the link of the newcomer's mail opens. */
const openMail = async (context: BrowserContext, site: Site, { email }: Account) => {
  const page = await context.newPage()
  await tapAudio(page)
  await page.goto(linkIn(await mailTo(site, email)))
  return page
}

const addRain = async (page: Page) => {
  await home(page).card('Rain').click()
  await press(page, 'Add to Mix')
}

for (const { name, screen } of SIZES)
  test.describe(`on ${name}`, thoroughUnless(name === 'a phone'), () => {
    test.use(screen)

    test('a newcomer has lasting sound after two taps and a form, or a third to let it play @journey', async ({
      page,
      context,
      site,
    }) => {
      const newcomer = aNewAccount()
      const taps = await countTaps(context)
      await page.goto('/')
      await addRain(page)
      await signUp(page, newcomer)
      const fromMail = await openMail(context, site, newcomer)
      const plays = home(fromMail).mix.getByText('1 sound playing')
      // A browser may hold back the sound of a tab in which nothing was pressed yet.
      const held = fromMail.getByRole('button', { name: 'Start sound' })
      await expect(plays.or(held)).toBeVisible()
      const isHeld = await held.isVisible()
      if (isHeld) await held.click()
      await expect(plays).toBeVisible()
      await expectSound(fromMail)
      expect(taps()).toBe(isHeld ? 3 : 2)
    })

    test("a newcomer by the header's Sign In has it after three and a form", async ({
      page,
      context,
      site,
    }) => {
      const newcomer = aNewAccount()
      const taps = await countTaps(context)
      await page.goto('/')
      await signInLink(page).click()
      await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
      await signUp(page, newcomer)
      const fromMail = await openMail(context, site, newcomer)
      await expect(fromMail.getByText(`Welcome, ${newcomer.name}`)).toBeVisible()
      await press(fromMail, 'Play Deep rain')
      await expect(home(fromMail).mix.getByText('2 sounds playing')).toBeVisible()
      await expectSound(fromMail)
      expect(taps()).toBe(3)
    })

    test("a listener who comes by the header's Sign In has it after three and a form", async ({
      page,
      context,
      account,
    }) => {
      const taps = await countTaps(context)
      await page.goto('/')
      await signInLink(page).click()
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
      await giveCredentials(page, account)
      await expect(page).toHaveURL(/\/$/)
      await addRain(page)
      await expect(home(page).mix.getByText('1 sound playing')).toBeVisible()
      await expectSound(page)
      expect(taps()).toBe(3)
    })
  })
