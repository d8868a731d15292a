import { bootstrap } from './bootstrap.mjs'

await bootstrap('apps/server/src/operator/backup/restore.ts', { installs: 'product' })
