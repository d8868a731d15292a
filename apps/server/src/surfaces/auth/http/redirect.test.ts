import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveRedirect } from './redirect.ts'

const SITE = 'https://dhvani.example'

const isAllowed = (target: string, ...globs: readonly string[]): boolean =>
  resolveRedirect([target], SITE, globs) === target

describe('with https://*.example.com/**', () => {
  const passes = (target: string) => isAllowed(target, 'https://*.example.com/**')

  it.each([
    'https://app.example.com/',
    'https://app.example.com',
    'https://APP.example.com/deep/page?tab=1.5#part',
    'https://app.example.com:443/x',
    'https://app.example.com/ध्वनि',
    'https://app.example.com/a%20b',
  ])('a link may lead to %s', (target) => {
    expect(passes(target)).toBe(true)
  })

  it.each([
    'https://evil。com\\.example.com/x',
    'https://evil.com\\.example.com/x',
    'https://evil.com\\@app.example.com/x',
    'https://evil.com%2f.example.com/x',
    'https://evil。com/.example.com/x',
    'https://ａpp.example.com/x',
    'https://app%2eexample.com/x',
    'https://app.exa\tmple.com/x',
    'https://evil.com\n.example.com/x',
    'https://asha@app.example.com/x',
    'https://asha:secret@app.example.com/x',
    'https://app.example.com@evil.com/x',
    'https://evil.com/.example.com/x',
    'https://evil.com?.example.com/x',
    'https://evil.com#.example.com/x',
    'https://a.b.example.com/x',
    'https://example.com/x',
    'http://app.example.com/x',
    'https://app.example.com:8443/x',
    'https:/app.example.com/x',
    'https:///app.example.com/x',
    'https:app.example.com/x',
    '//app.example.com/x',
    'javascript:alert("https://app.example.com/")',
  ])('no link leads to %j', (target) => {
    expect(passes(target)).toBe(false)
  })

  it('the host of every address that passes is one name below example.com', () => {
    const signs = ['.', '。', '．', '\\', '/', '@', ':', ' ', '?', '#', '\t', '\n', '\0', '[', ']']
    const texts = ['evil', 'app', '.example.com', '%2f', '%5c', '%2e', 'é', '\u00AD', '8443']
    const part = fc.constantFrom(...signs, ...texts)
    const parts = fc.array(part, { maxLength: 6 }).map((found) => found.join(''))
    const scheme = fc.constantFrom('https://', 'HTTPS://', 'https:/', 'https:', '//', 'https:\\\\')
    const suffix = fc.constantFrom('', '.example.com')
    const ending = fc.constantFrom('', '/', '/x', '.example.com/x')
    let passed = 0
    fc.assert(
      fc.property(scheme, parts, suffix, ending, (...found) => {
        const target = found.join('')
        if (!passes(target)) return
        passed += 1
        expect(new URL(target).hostname).toMatch(/^[^.]*\.example\.com$/)
        expect(new URL(target).username).toBe('')
      }),
      { numRuns: 20_000, seed: 17 },
    )
    expect(passed).toBeGreaterThan(200)
  })
})

it('a wildcard of the host never reaches into the path', () => {
  const glob = 'https://**.example.com/**'
  expect(isAllowed('https://a.b.example.com/x', glob)).toBe(true)
  expect(isAllowed('https://evil.com/.example.com/x', glob)).toBe(false)
  expect(isAllowed('https://evil.com?x.example.com/x', glob)).toBe(false)
})

it('compares the path that the browser asks for', () => {
  const glob = 'https://app.example.com/account/**'
  expect(isAllowed('https://app.example.com/account/sounds', glob)).toBe(true)
  expect(isAllowed('https://app.example.com/account/../admin', glob)).toBe(false)
  expect(isAllowed('https://app.example.com/account/%2e%2e/admin', glob)).toBe(false)
})

it('keeps * in one part of a path', () => {
  const glob = 'https://app.example.com/*/done'
  expect(isAllowed('https://app.example.com/sign-in/done', glob)).toBe(true)
  expect(isAllowed('https://app.example.com/a/b/done', glob)).toBe(false)
  expect(isAllowed('https://app.example.com/a.b/done', glob)).toBe(false)
})

it('knows the addresses of an app', () => {
  expect(isAllowed('dhvani://callback', 'dhvani://callback')).toBe(true)
  expect(isAllowed('dhvani://elsewhere', 'dhvani://callback')).toBe(false)
  expect(isAllowed('org.dhvani:/callback', 'org.dhvani:/callback')).toBe(true)
})

it('leads to any host where ** stands alone, and never to a script', () => {
  expect(isAllowed('https://anywhere.example/x', '**')).toBe(true)
  expect(isAllowed('https://anywhere.example/x', 'https://**')).toBe(true)
  expect(isAllowed('javascript:alert(1)', '**')).toBe(false)
})
