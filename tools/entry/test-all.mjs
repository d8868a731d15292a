import { bootstrap } from './bootstrap.mjs'

await bootstrap('tools/test/all.ts')
