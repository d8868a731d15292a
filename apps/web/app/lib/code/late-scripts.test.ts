import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { startScriptsLate } from './late-scripts.ts'

const page = (scripts: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><p>Text</p>${scripts}</body></html>`
const MODULE = '<script type="module" async="">import "/assets/a.js"</script>'

it('removes every tag that makes a browser fetch or run a module by itself', () => {
  const html = startScriptsLate(page(MODULE))
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(html).toContain(
    '<script type="text/plain" id="late-script">import "/assets/a.js"</script>',
  )
  expect(html).toContain('["/assets/a.js"]')
  expect(html).toContain('<p>Text</p>')
})

it('fetches what a page needs besides the scripts that React Router knows of', () => {
  expect(startScriptsLate(page(MODULE), ['/assets/hi.js'])).toContain(
    '["/assets/a.js","/assets/hi.js"]',
  )
})

it('throws for a page whose scripts React Router wrote in another way', () => {
  expect(() => startScriptsLate(page(''))).toThrow('0 module scripts')
  expect(() => startScriptsLate(page(MODULE + MODULE))).toThrow('2 module scripts')
})

type Paint = { getEntriesByName: (name: string) => readonly string[] }

/** Runs the starter; the test tells it of paints and of time that passes. */
const startPage = ({ hidden = false } = {}) => {
  const html = startScriptsLate(page(MODULE))
  const starter = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  const waits: number[] = []
  const fetched: object[] = []
  const run: object[] = []
  let tellOfPaint: (paint: Paint) => void = () => {}
  let passTime = () => {}
  runInNewContext(starter, {
    window: {},
    addEventListener: () => {},
    setTimeout: (call: () => void, wait: number) => {
      waits.push(wait)
      passTime = call
    },
    PerformanceObserver: class {
      constructor(tell: (paint: Paint) => void) {
        tellOfPaint = tell
      }
      observe() {}
    },
    document: {
      hidden,
      createElement: () => ({}),
      getElementById: () => ({ textContent: 'import "/assets/a.js"' }),
      head: { append: (link: object) => fetched.push(link) },
      body: { append: (script: object) => run.push(script) },
    },
  })
  const paint = (painted: string) =>
    tellOfPaint({ getEntriesByName: (name) => (name === painted ? [name] : []) })
  return { waits, fetched, run, paint, passTime: () => passTime() }
}

it('waits for the first paint, then fetches what the page needs and runs its module once', () => {
  const { fetched, run, paint, passTime } = startPage()
  paint('first-paint')
  expect([...fetched, ...run]).toEqual([])
  paint('first-contentful-paint')
  passTime()
  expect(fetched).toEqual([{ rel: 'modulepreload', href: '/assets/a.js' }])
  expect(run).toEqual([{ type: 'module', textContent: 'import "/assets/a.js"' }])
})

it('starts at once in a hidden tab, and after a second where the browser paints nothing', () => {
  expect(startPage({ hidden: true }).run).toHaveLength(1)
  const { waits, run, passTime } = startPage()
  expect(waits).toEqual([1000])
  expect(run).toHaveLength(0)
  passTime()
  expect(run).toHaveLength(1)
})
