import { field } from '#pages/fixtures/account.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'
import { expect, onPhone } from '#pages/test.ts'

onPhone('what stands below a new password keeps its place while one types', async ({ page }) => {
  await page.goto('/auth?mode=sign-up')
  await whenWhole(page)
  const below = page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true })
  const place = async () => {
    const box = await below.boundingBox()
    return box ? box.y + (await page.evaluate(() => scrollY)) : undefined
  }
  await expect(page.getByText('At least 8 characters')).toBeVisible()
  const before = await place()
  expect(before).toBeGreaterThan(0)
  for (const [password, words] of [
    ['monsoon', 'Add one more character.'],
    ['password1', /^Easy to guess/],
    ['rain mango', /^(?:Good|Strong)\./],
  ] as const) {
    await field(page, 'Password').fill(password)
    await expect(page.getByText(words)).toBeVisible()
    expect(await place(), password).toBe(before)
  }
})
