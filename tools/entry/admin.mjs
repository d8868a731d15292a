import { bootstrap } from './bootstrap.mjs'

await bootstrap('apps/server/src/admin/cli.ts')
