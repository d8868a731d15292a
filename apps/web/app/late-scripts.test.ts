import { expect, it } from 'vitest'
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
