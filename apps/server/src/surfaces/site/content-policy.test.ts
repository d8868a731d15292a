import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineScriptHashes, pagePolicy } from './content-policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('allows the inline scripts that a page has, and no others', () => {
  const html = `<script>window.a=1</script><script type="module" async="">import "/x.js"</script>
    <script src="/assets/entry.js"></script><script type="application/ld+json">{"a":1}</script>`
  expect(inlineScriptHashes(html)).toEqual([hashOf('window.a=1'), hashOf('import "/x.js"')])
})

it('never allows scripts inline as such', () => {
  const policy = pagePolicy([hashOf('x')], ['https://captcha.example'])
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? ''
  expect(scripts).not.toContain('unsafe-inline')
  expect(scripts).toContain(hashOf('x'))
})

it('runs no text as code and no plug-in, and lets no page change where its addresses lead', () => {
  const directives = pagePolicy(['HASH']).split('; ')
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval' HASH",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-src 'none'",
      "frame-ancestors 'none'",
    ]),
  )
})

it('allows a foreign origin only where a captcha is configured, and only that one', () => {
  expect(pagePolicy([])).not.toMatch(/https?:/)
  const policy = pagePolicy([], ['https://captcha.example'])
  expect(new Set(policy.match(/https?:[^ ;]+/g))).toEqual(new Set(['https://captcha.example']))
  expect(policy).toContain('frame-src https://captcha.example')
})
