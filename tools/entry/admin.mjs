import { bootstrap } from './bootstrap.mjs'

await bootstrap('apps/server/src/operator/accounts/cli.ts', { installs: 'product' })
