import { bootstrap } from './bootstrap.mjs'

await bootstrap('tools/release/keep.ts')
