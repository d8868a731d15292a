import { expect, it } from 'vitest'
import { readNextPath, signInPath } from './next-path.ts'

it('leads back from the sign-in page to the account page', () => {
  expect(signInPath('/account')).toBe('/auth?next=%2Faccount')
  expect(readNextPath(new URLSearchParams('next=%2Faccount'))).toBe('/account')
})

it('leads back to the section that was asked for', () => {
  const address = signInPath('/account#leave')
  expect(address).toBe('/auth?next=%2Faccount%23leave')
  expect(readNextPath(new URLSearchParams(address.split('?')[1]))).toBe('/account#leave')
})

it.each(['/account#', '/account#leave#data', '/account#//evil.example', '/account#access_token=x'])(
  'leads from %s back to the account page alone',
  (page) => {
    expect(signInPath(page)).toBe('/auth?next=%2Faccount')
    expect(readNextPath(new URLSearchParams({ next: page }))).toBe('/account')
  },
)

it.each(['/', '/blog', '/beatboxer'])('leads from %s to the sign-in page alone', (page) => {
  expect(signInPath(page)).toBe('/auth')
})

it.each([
  '',
  'next=',
  'next=/blog',
  'next=//evil.example/account',
  'next=https://evil.example',
  'next=javascript:alert(1)',
])('goes to Home after signing in for %j', (query) => {
  expect(readNextPath(new URLSearchParams(query))).toBe('/')
})
