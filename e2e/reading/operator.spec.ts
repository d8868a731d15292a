import { expect, test } from '../fixtures/equipped.ts'

test('the terms and the privacy page name the operator', async ({ page }) => {
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path)
    const details = page.getByRole('main').getByRole('definition')
    await expect(details).toHaveText([
      'Dhvani Trust',
      '1 Example Road, Pune 411001, India',
      'A. Name, grievance@dhvani.example',
      'India; courts at Pune',
    ])
  }
})
