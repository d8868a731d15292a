import { expect, it } from 'vitest'
import { requireBoundedResponse } from './bounded-response.ts'

const read = (xml: string) => () => requireBoundedResponse(Buffer.from(xml).toString('base64'))
const wrap = (inner: string) => `<?xml version="1.0"?><Response>${inner}</Response>`

it('lets through what providers send', () => {
  expect(read(wrap('<AttributeValue>a group</AttributeValue>'.repeat(400)))).not.toThrow()
})

it.each([
  ['more bytes', wrap('x'.repeat(65_537)), 'too long'],
  ['more elements', wrap('<a/>'.repeat(500)), 'too many elements'],
  ['a document type', `<!DOCTYPE Response [<!ENTITY a "b">]>${wrap('&a;')}`, 'declaration'],
  ['a comment', wrap('admin@school.example<!---->.elsewhere'), 'comment'],
])('refuses %s', (_, xml, problem) => {
  expect(read(xml)).toThrow(problem)
})
