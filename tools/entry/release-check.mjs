import { bootstrap } from './bootstrap.mjs'

await bootstrap('tools/release/main.ts')
