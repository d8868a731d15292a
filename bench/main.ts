import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** Run only by name: they take long, or write a page. */
const ON_DEMAND = new Set(['gates', 'horns', 'hour', 'listeners', 'measured', 'soak'])
/** Words after a bench's name that the bench reads itself. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  listeners: ['replicas'],
  measured: ['first-start'],
}

const available = async (): Promise<string[]> =>
  (await readdir(import.meta.dirname, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .toSorted()

const names = await available()
// Benches read their own options; here they only must not be taken for names.
const { positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    minutes: { type: 'string' },
    periods: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    sounds: { type: 'string' },
  },
})
const asked = positionals.filter(
  (word, index) => !positionals.slice(0, index).some((name) => PARTS[name]?.includes(word)),
)
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`dhvani: no bench called ${unknown.join(', ')}; there are: ${names.join(', ')}`)
  process.exit(1)
}
const usual = names.filter((name) => !ON_DEMAND.has(name))
for (const name of asked.length > 0 ? asked : usual) {
  console.log(`\n== ${name}`)
  await import(join(import.meta.dirname, name, 'run.ts'))
}
