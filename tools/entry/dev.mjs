import { bootstrap } from './bootstrap.mjs'

await bootstrap('tools/dev/main.ts', { installs: 'product' })
