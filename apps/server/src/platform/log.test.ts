import { expect, it } from 'vitest'
import { withoutSecrets } from './log.ts'

it.each([
  ['/auth/v1/verify?token=abc&type=signup', '/auth/v1/verify?token=…&type=signup'],
  ['/?CODE=abc#access_token=def', '/?CODE=…#access_token=…'],
  ['/?next=/x?code=abc&a=1', '/?next=/x?code=…&a=1'],
  ['/?code=abc?def&a=1', '/?code=…&a=1'],
  ['/?%63ode=abc', '/?%63ode=…'],
  ['/?a=1&%74oken%5Fhash=abc', '/?a=1&%74oken%5Fhash=…'],
])('writes %s without the secret', (url, written) => {
  expect(withoutSecrets(url)).toBe(written)
})

it.each(['/blog?q=rain#sleep', '/?codec=opus&zip%2Dcode=1', '/?%=1&%zz=2', '/?code'])(
  'writes %s as it is',
  (url) => {
    expect(withoutSecrets(url)).toBe(url)
  },
)
