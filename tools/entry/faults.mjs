import { bootstrap } from './bootstrap.mjs'

await bootstrap('apps/server/tests/faults/run.ts')
