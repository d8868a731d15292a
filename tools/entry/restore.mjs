import { bootstrap } from './bootstrap.mjs'

await bootstrap('apps/server/src/upkeep/restore.ts')
