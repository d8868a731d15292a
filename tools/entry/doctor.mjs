import { bootstrap } from './bootstrap.mjs'

await bootstrap('apps/server/src/operator/doctor/doctor.ts', { installs: 'product' })
