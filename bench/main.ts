import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const available = async (): Promise<string[]> =>
  (await readdir(import.meta.dirname, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .toSorted()

const names = await available()
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`dhvani: no bench called ${unknown.join(', ')}; there are: ${names.join(', ')}`)
  process.exit(1)
}
for (const name of asked.length > 0 ? asked : names) {
  console.log(`\n== ${name}`)
  await import(join(import.meta.dirname, name, 'run.ts'))
}
