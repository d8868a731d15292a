/**
 * What each command of package.json runs and takes. In a form, CAPITALS stand for what a person types, small words
 * and options for themselves, `|` for a choice; what is in brackets may be left out, and `...` may come again.
 *
 * `installs: 'product'`: its script needs no test tools, but with the word of `toolsFor`. `before`: words that the
 * script gets first.
 */
export const COMMANDS = {
  start: { script: 'tools/start/main.ts', installs: 'product', takes: [''] },
  build: { script: 'tools/start/prepare.ts', installs: 'product', takes: [''] },
  dev: { script: 'tools/dev/main.ts', installs: 'product', takes: [''] },
  test: { script: 'tools/test/main.ts', takes: [''] },
  'test:all': { script: 'tools/test/all.ts', takes: [''] },
  'test:share': { script: 'tools/test/share.ts', takes: ['[NUMBER]'] },
  'test:busy': { script: 'tools/test/busy.ts', takes: ['[--times N] FILE...'] },
  check: { script: 'tools/test/check.ts', takes: [''] },
  bench: {
    script: 'bench/main.ts',
    takes: [
      '[audio|auth|beatbox|device|home|lighthouse|storage]...',
      'course [--minutes N]',
      'fitting [--file FILE]',
      'gates [--sounds ID,ID] [--periods N]',
      'horns [--minutes N]',
      'hour [--sounds ID,ID] [--periods N]',
      'listeners [replicas]',
      'measured [first-start]',
      'riyaz [--minutes N]',
      'soak [--minutes N]',
      'sound-file [--minutes N]',
      'together [--minutes N]',
    ],
  },
  sounds: {
    script: 'tools/sounds/cli.ts',
    installs: 'product',
    // The tests that claim a stamp renew it.
    toolsFor: 'stamp',
    before: ['report'],
    takes: [
      '',
      'stamp',
      'judge [ID]',
      'hour ID [--seed N] [--out FILE] [--minutes M] [--place P] [--character NAME=0..100]...',
    ],
  },
  'sounds:import': {
    script: 'tools/sounds/cli.ts',
    installs: 'product',
    before: ['import'],
    takes: ['DIR', '--reset ID'],
  },
  screenshots: { script: 'tools/screenshots/main.ts', takes: ['[SCREEN]...'] },
  faults: {
    script: 'apps/server/tests/faults/run.ts',
    takes: ['[accounts|files|outages|watchdog]... [--rounds N]'],
  },
  admin: {
    script: 'apps/server/src/operator/accounts/cli.ts',
    installs: 'product',
    takes: [
      '[help]',
      'list',
      'create EMAIL [PASSWORD]',
      'confirm EMAIL',
      'reset-password EMAIL',
      'ban EMAIL DURATION',
      'unban EMAIL',
      'remove-factors EMAIL',
      'delete EMAIL',
      'messages',
      'rotate-keys',
    ],
  },
  doctor: {
    script: 'apps/server/src/operator/doctor/doctor.ts',
    installs: 'product',
    takes: ['[--mend]'],
  },
  backup: {
    script: 'apps/server/src/operator/backup/backup.ts',
    installs: 'product',
    takes: ['FILE'],
  },
  restore: {
    script: 'apps/server/src/operator/backup/restore.ts',
    installs: 'product',
    takes: ['FILE'],
  },
  'migrate:up-scale': {
    script: 'apps/server/src/operator/up-scale/up-scale.ts',
    installs: 'product',
    takes: [''],
  },
  image: { script: 'tools/image/main.ts', installs: 'product', takes: ['[amd64|arm64]...'] },
  'release:check': { script: 'tools/release/main.ts', takes: [''] },
  'release:keep': { script: 'tools/release/keep.ts', takes: [''] },
}
