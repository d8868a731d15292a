import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { REPOSITORY } from './repository.ts'

// To compile the server takes a third of a later start. Threads and other processes read the variable.
process.env.NODE_COMPILE_CACHE ??= join(REPOSITORY, 'node_modules/.cache/compiled')
enableCompileCache(process.env.NODE_COMPILE_CACHE)

const [{ startServer }, { makeBeside }] = await Promise.all([
  import('../../apps/server/src/start/start-server.ts'),
  import('./make-beside.ts'),
])
await startServer(() => makeBeside((line) => console.log(line)))
