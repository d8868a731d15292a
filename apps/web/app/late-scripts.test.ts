import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { startScriptsLate } from './late-scripts.ts'

const page = (scripts: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><p>Text</p>${scripts}</body></html>`
const MODULE = '<script type="module" async="">import "/assets/a.js"</script>'

it('leaves nothing in a page that fetches or runs a module by itself', () => {
  const html = startScriptsLate(page(MODULE))
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(html).toContain(
    '<script type="text/plain" id="late-script">import "/assets/a.js"</script>',
  )
  expect(html).toContain('["/assets/a.js"]')
  expect(html).toContain('<p>Text</p>')
})

it('refuses a page that is not written as it knows', () => {
  expect(() => startScriptsLate(page(''))).toThrow('0 module scripts')
  expect(() => startScriptsLate(page(MODULE + MODULE))).toThrow('2 module scripts')
})

it('fetches what the page needs and runs its module, once', () => {
  const html = startScriptsLate(page(MODULE))
  const starter = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  const fetched: object[] = []
  const run: object[] = []
  const waiting: (() => void)[] = []
  runInNewContext(starter, {
    window: {},
    addEventListener: vi.fn(),
    setTimeout: (call: () => void) => waiting.push(call),
    requestAnimationFrame: (call: () => void) => waiting.push(call),
    document: {
      hidden: false,
      createElement: () => ({}),
      getElementById: () => ({ textContent: 'import "/assets/a.js"' }),
      head: { append: (link: object) => fetched.push(link) },
      body: { append: (script: object) => run.push(script) },
    },
  })
  expect(run).toEqual([])
  for (const call of waiting) call()
  expect(fetched).toEqual([{ rel: 'modulepreload', href: '/assets/a.js' }])
  expect(run).toEqual([{ type: 'module', textContent: 'import "/assets/a.js"' }])
})
