import { bootstrap } from './bootstrap.mjs'

await bootstrap('tools/sounds/cli.ts', { installs: 'product', args: ['import'] })
