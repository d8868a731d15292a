import { buildStaleSite } from './build-site.ts'
import { serveMaking, tell } from './making-messages.ts'

const begun = Promise.withResolvers<void>()

await serveMaking(
  () => begun.resolve(),
  async (signal) => {
    signal.addEventListener('abort', () => begun.reject(new Error('The build is not wanted.')))
    await begun.promise
    await buildStaleSite((line) => tell({ kind: 'line', line }), signal)
  },
)
