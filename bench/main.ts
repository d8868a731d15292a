import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Run only by name: they take long, or write a page. */
const ON_DEMAND = new Set([
  'course',
  'fitting',
  'gates',
  'horns',
  'hour',
  'listeners',
  'measured',
  'riyaz',
  'soak',
  'sound-file',
  'together',
])
const available = async (): Promise<string[]> =>
  (await readdir(import.meta.dirname, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .toSorted()

const names = await available()
// `npm run bench` refuses what is neither a bench nor a word or option of the one that is named (tools/entry).
const asked = process.argv.slice(2).filter((word) => names.includes(word))
const usual = names.filter((name) => !ON_DEMAND.has(name))
for (const name of asked.length > 0 ? asked : usual) {
  console.log(`\n== ${name}`)
  await import(join(import.meta.dirname, name, 'run.ts'))
}
