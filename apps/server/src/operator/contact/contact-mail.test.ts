import { expect, it } from 'vitest'
import { renderContactMail } from './contact-mail.ts'

const mailOf = (changes: object) =>
  renderContactMail('operator@example.com', {
    name: 'Meera',
    email: 'meera@example.com',
    message: 'The river is lovely.\nThank you.',
    writtenAt: new Date(0),
    ...changes,
  })

it.each(['Meera Rao', 'मीरा राव', 'Dr. Rao', 'O’Neill-Rao'])('keeps the name %j', (name) => {
  expect(mailOf({ name }).text).toMatch(`From: ${name} <meera@example.com>\n`)
})

it.each([
  ['https://evil.example/x', 'https: //evil. example/x'],
  ['www.evil.example', 'www. evil. example'],
  ['admin@dhvani.example', 'admin at dhvani. example'],
  ['Dhvani <admin@dhvani.example>', 'Dhvani admin at dhvani. example'],
  ['a\r\nb\u2028c', 'a b c'],
  ['\u202Eareem', 'areem'],
])('makes no address and no second line of the name %j', (name, shown) => {
  const { text, html, subject } = mailOf({ name })
  expect(text).toMatch(`From: ${shown} <meera@example.com>\n`)
  expect(html).toContain(`<strong>${shown.replaceAll('>', '&gt;')}</strong>`)
  expect(subject).toBe('A message from the contact page')
})

it('turns no letters of a message round', () => {
  const message = 'a\u202Eb\u2066c\nd'
  expect(mailOf({ message }).text).toMatch(/\n\nabc\nd\n$/)
  expect(mailOf({ message }).html).toContain('abc\nd</p>')
})
