import { bootstrap } from './bootstrap.mjs'

await bootstrap('tools/test/busy.ts')
