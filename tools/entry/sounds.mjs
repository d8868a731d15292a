import { bootstrap } from './bootstrap.mjs'

await bootstrap('tools/sounds/cli.ts', { args: ['report'] })
