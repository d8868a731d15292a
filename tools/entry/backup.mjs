import { bootstrap } from './bootstrap.mjs'

await bootstrap('apps/server/src/operator/backup/backup.ts', { installs: 'product' })
