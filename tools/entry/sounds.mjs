import { bootstrap } from './bootstrap.mjs'

// Stamps are renewed by the tests that claim them.
const installs = process.argv[2] === 'stamp' ? 'all' : 'product'
await bootstrap('tools/sounds/cli.ts', { installs, args: ['report'] })
