import { readFile } from 'node:fs/promises'
import { CONNECTIONS } from './load/browser.ts'

/** What a process has open besides the connections of listeners: files, its database, the other side. */
const BESIDES = 200

/**
 * Each connection is an open file, of the load and of the server. Node takes as many as the hard limit
 * allows, and its children inherit it.
 *
 * @throws with the command that allows more
 */
export const requireOpenFiles = async (people: number): Promise<void> => {
  const limits = await readFile('/proc/self/limits', 'utf8')
  const allowed = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity)
  const needed = people * CONNECTIONS + BESIDES
  console.log(`open files: ${needed} needed for ${people} listeners, ${allowed} allowed`)
  if (allowed < needed)
    throw new Error(
      `${people} listeners need ${needed} open files, and this shell allows ${allowed}. ` +
        `Run \`ulimit -n ${needed}\` first, or ask for fewer with BENCH_PEOPLE.`,
    )
}
