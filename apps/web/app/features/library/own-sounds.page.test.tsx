import { home } from '#pages/fixtures/home.ts'
import type { Service } from '#pages/service/create-service.ts'
import { expect, onBoth } from '#pages/test.ts'

const SOUNDS = [
  ['Roof 10', 75, 'At dusk'],
  ['Lane', 400, null],
  ['Roof 2', 5, null],
] as const

const addSounds = (service: Service, owner: string) => {
  for (const [name, length, description] of SOUNDS)
    service.rows.add('user_sounds', owner, {
      name,
      description,
      audio_url: `/storage/v1/object/public/user-sounds/${owner}/${name}.wav`,
      file_name: `${name}.wav`,
      file_size: 1000,
      length_seconds: length,
    })
}

onBoth(
  'own sounds are searched, ordered, renamed and deleted by keyboard',
  async ({ page, openSignedIn, account, service, expectAccessible }) => {
    addSounds(service, service.accounts.open(account).user.id)
    await openSignedIn()
    const section = page.getByRole('region', { name: 'Your Sound' })
    const names = async () => {
      const edits = await section.getByRole('button', { name: /^Edit / }).all()
      return Promise.all(edits.map((edit) => edit.getAttribute('aria-label')))
    }
    await expect(section.getByText('3 sounds')).toBeVisible()
    await expect(section.getByText('1:15')).toBeVisible()
    await expectAccessible()
    await section.getByLabel('Order').selectOption('name')
    await expect.poll(names).toEqual(['Edit Lane', 'Edit Roof 2', 'Edit Roof 10'])
    await section.getByLabel('Search your sounds').fill('roof')
    await expect.poll(names).toEqual(['Edit Roof 2', 'Edit Roof 10'])
    await section.getByLabel('Search your sounds').fill('veena')
    await expect(section.getByText('No sound of yours is called “veena”')).toBeVisible()
    await section.getByRole('button', { name: 'Show all' }).focus()
    await page.keyboard.press('Enter')
    await expect(section.getByLabel('Search your sounds')).toBeFocused()

    await section.getByRole('button', { name: 'Edit Roof 2' }).click()
    const dialog = home(page).dialog('Edit sound')
    await dialog.getByLabel('Sound Name').fill('')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Sound name is required')).toBeVisible()
    await dialog.getByLabel('Sound Name').fill('Hail')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect.poll(names).toEqual(['Edit Hail', 'Edit Lane', 'Edit Roof 10'])

    await section.getByRole('button', { name: 'Delete Hail' }).focus()
    await page.keyboard.press('Enter')
    await expect(section.getByRole('button', { name: 'Delete Lane' })).toBeFocused()
    await expect(page.getByRole('status')).toContainText('Hail deleted')
    await page.keyboard.press('n')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual(['Edit Hail', 'Edit Lane', 'Edit Roof 10'])
    await expect(page.getByRole('status')).toContainText('Hail is back')
    await expect(section.getByRole('button', { name: 'Delete Lane' })).toBeFocused()

    await section.getByLabel('Search your sounds').fill('lane')
    await section.getByRole('button', { name: 'Delete Lane' }).focus()
    await page.keyboard.press('Enter')
    await expect(section.getByLabel('Search your sounds')).toBeFocused()
    await section.getByLabel('Search your sounds').fill('')
    await section.getByRole('button', { name: 'Delete Hail' }).focus()
    await page.keyboard.press('Enter')
    await section.getByRole('button', { name: 'Delete Roof 10' }).focus()
    await page.keyboard.press('Enter')
    const upload = section.getByRole('button', { name: 'Upload Sound' })
    await expect(upload).toBeFocused()
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual(['Edit Roof 10'])
    await expect(upload).toBeFocused()
  },
)
