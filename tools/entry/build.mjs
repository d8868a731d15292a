import { bootstrap } from './bootstrap.mjs'

await bootstrap('tools/start/prepare.ts', { installs: 'product' })
