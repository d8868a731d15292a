import { bootstrap } from './bootstrap.mjs'

await bootstrap('tools/screenshots/main.ts')
