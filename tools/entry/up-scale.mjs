import { bootstrap } from './bootstrap.mjs'

await bootstrap('apps/server/src/operator/up-scale/up-scale.ts', { installs: 'product' })
