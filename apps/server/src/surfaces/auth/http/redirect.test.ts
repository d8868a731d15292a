import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveRedirect } from './redirect.ts'

const SITE = 'https://dhvani.example'

const isAllowed = (target: string, ...globs: readonly string[]): boolean =>
  resolveRedirect([target], SITE, globs) !== SITE

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
  expect(isAllowed('http://192.0.2.1/x', '**')).toBe(false)
  expect(isAllowed('http://[2001:db8::1]/x', '**')).toBe(false)
})

describe('an address that passes', () => {
  const targetOf = (typed: string, ...globs: readonly string[]) =>
    resolveRedirect([typed], SITE, globs)

  it.each([
    [`${SITE}/ Your account was locked. Unlock it at https://evil.example/`],
    [`${SITE}/x?a=Your account was locked`],
    [`${SITE}/#Your account was locked`],
    [`${SITE}/\u202Ekcol ruoy`],
    [`${SITE}/\u2028New line`],
    [`${SITE}/a"><b>x</b>`],
    ['org.dhvani:/call back \u2028 here', 'org.dhvani:/**'],
    ['org.dhvani:call back \u2028 here', 'org.dhvani:**'],
  ])('is written without a space or a letter outside ASCII: %j', (typed, ...globs) => {
    const target = targetOf(typed, ...globs)
    expect(target).not.toBe(SITE)
    expect(target).toMatch(/^[\x21-\x7e]+$/)
    expect(new URL(target).href).toBe(target)
  })

  it('is short', () => {
    expect(targetOf(`${SITE}/${'x'.repeat(900)}`)).toContain('/xxx')
    expect(targetOf(`${SITE}/${'x'.repeat(1100)}`)).toBe(SITE)
    expect(targetOf(`${SITE}/${'अ'.repeat(200)}`)).toBe(SITE)
  })
})

describe('a program on the reader of the mail’s own machine', () => {
  const PROGRAMS = [
    'http://127.0.0.1:9999/',
    'http://127.8.9.1:9999/',
    'http://[::1]:9999/',
    'http://localhost:9999/',
    'https://localhost/',
    'http://app.localhost:9999/',
    'http://localhost.:9999/',
  ]

  it.each(PROGRAMS)('is no target of a site elsewhere, whatever its wildcards: %s', (target) => {
    for (const globs of [
      [],
      ['**'],
      ['http://**', 'https://**'],
      ['http://*:9999/'],
      ['**://*/**'],
    ])
      expect(isAllowed(target, ...globs), globs.join()).toBe(false)
  })

  it('is a target where the operator names it', () => {
    expect(isAllowed('http://127.0.0.1:9999/', 'http://127.0.0.1:9999/')).toBe(true)
    expect(isAllowed('http://127.0.0.1:5173/x', 'http://127.0.0.1:*/**')).toBe(true)
    expect(isAllowed('http://[::1]:5173/x', 'http://[::1]:*/**')).toBe(true)
    expect(isAllowed('http://localhost:5173/x', 'http://localhost:*/**')).toBe(true)
    expect(isAllowed('http://127.0.0.2:5173/x', 'http://127.0.0.1:*/**')).toBe(false)
  })

  it('is a target of a site on the same machine', () => {
    for (const site of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      for (const target of ['http://127.0.0.1:9999/', 'http://[::1]:9999/'])
        expect(resolveRedirect([target], site, [])).toBe(target)
    expect(resolveRedirect(['http://localhost:9/'], 'http://localhost:3000', [])).toBe(
      'http://localhost:9/',
    )
  })
})
