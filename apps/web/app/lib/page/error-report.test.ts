import { errorReportSchema } from '@dhvani/catalogue'
import { expect, it } from 'vitest'
import { describeError } from './error-report.ts'

const page = { origin: 'https://sounds.example', pathname: '/account' }

const failing = (error: Error, ...places: readonly string[]): Error =>
  Object.assign(error, {
    stack: [`${error.name}: ${error.message}`, ...places.map((at) => `    at play (${at})`)].join(
      '\n',
    ),
  })
const OWN = 'https://sounds.example/assets/home-Ab3_x.js:1:2048'

it('reports the kind of an error and its places in the site’s files, but not its message', () => {
  const report = describeError(
    failing(new TypeError(`asha@example.com is not https://sounds.example/m/secret`), OWN, OWN),
    page,
  )
  expect(report).toEqual({
    name: 'TypeError',
    places: ['/assets/home-Ab3_x.js:1:2048', '/assets/home-Ab3_x.js:1:2048'],
    page: '/account',
  })
  expect(errorReportSchema.parse(report)).toEqual(report)
})

it('tells nothing of errors in files that are not the site’s', () => {
  const elsewhere = [
    'chrome-extension://abc/assets/x.js:1:1',
    'https://other.example/assets/x.js:1:1',
  ]
  expect(describeError(failing(new Error('x'), ...elsewhere), page)).toBeUndefined()
  expect(describeError(Object.assign(new Error('x'), { stack: undefined }), page)).toBeUndefined()
})

it('names kinds of a list only, and eight places at most', () => {
  class AshaError extends Error {
    override readonly name = 'AshaError'
  }
  const deep = failing(new AshaError('x'), ...Array.from({ length: 30 }, () => OWN))
  expect(describeError(deep, page)).toMatchObject({ name: 'Error' })
  expect(describeError(deep, page)?.places).toHaveLength(8)
  const refused = failing(new DOMException('x', 'NotAllowedError'), OWN)
  expect(describeError(refused, page)).toMatchObject({ name: 'DOMException' })
})
