import type { Serving } from './client.ts'

const OWN_SOUNDS = 10
const TIMES = 200

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** What the page asks when it opens a person's library, and what the storage service lists. */
export const listings = ({ personId, headers, ask }: Serving) => [
  {
    name: 'sounds',
    list: () =>
      ask('/rest/v1/user_sounds?select=*&order=created_at.desc', { headers }) as Promise<unknown[]>,
  },
  {
    name: 'files',
    list: () =>
      ask('/storage/v1/object/list/user-sounds', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ prefix: personId, limit: 100 }),
      }) as Promise<unknown[]>,
  },
]

/** How long a list takes as the table grows around it, and how the database finds it. */
export const measureLists = async (serving: Serving, sizes: readonly number[]): Promise<void> => {
  await serving.ask(`/own/${serving.personId}/${OWN_SOUNDS}`, { method: 'POST' })
  for (const rows of sizes) {
    await serving.ask(`/fill/${rows}`, { method: 'POST' })
    for (const { name, list } of listings(serving)) {
      const durations: number[] = []
      for (let count = 0; count < TIMES; count += 1) {
        const began = performance.now()
        await list()
        durations.push(performance.now() - began)
      }
      const sorted = durations.toSorted((left, right) => left - right)
      console.log(
        `${name.padEnd(7)} ${rows.toLocaleString('en').padStart(9)} rows: ` +
          `median ${at(sorted, 0.5).toFixed(2)} ms, p99 ${at(sorted, 0.99).toFixed(2)} ms`,
      )
      if (rows !== sizes.at(-1)) continue
      const { plan } = (await serving.ask('/plan')) as { plan: string[] }
      for (const line of plan) console.log(`    ${line}`)
    }
  }
}
