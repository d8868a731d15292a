import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** Run only by name: it takes half an hour. */
const ON_DEMAND = new Set(['soak'])

const available = async (): Promise<string[]> =>
  (await readdir(import.meta.dirname, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .toSorted()

const names = await available()
// Benches read their own options; here they only must not be taken for names.
const { positionals: asked } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { minutes: { type: 'string' } },
})
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
