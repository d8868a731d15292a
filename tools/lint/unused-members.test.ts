import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  findUnusedMembers,
  findUnusedMembersOf,
  publicMembers,
  readSources,
} from './unused-members.ts'

/** Members that stay although no code outside their package uses them, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Engine.addSidePlayer': "The package's own entry for the beatbox adds its player by it.",
  'Engine.findOutput': "The package's own entry for meters finds a track by it.",
  'EngineDiagnostics.positions':
    'Tests see by it that a sound goes on where it was paused, which cannot be heard in a texture.',
  'EngineOptions.createMediaElement': 'Tests give elements that count how often they are played.',
  'Features.rollOff': 'Belongs to the measures, whose owner decides on it.',
  'SharedHour.beginningIn': 'The voices of the package itself ask for it.',
  'FoldLoss.loss': 'Tests ask for the loss of one octave.',
  'RiyazSettings.firstGauge': 'The panel reads the three gauges by a list of their names.',
  'RiyazSettings.jorGauge': 'As the gauge of the first string.',
  'RiyazSettings.kharajGauge': 'As the gauge of the first string.',
}

const PLANTED_PACKAGE = new Map([
  [
    'packages/planted/src/index.ts',
    `export type { Player, Options, Row } from './player.ts'
     export { LIMITS } from './player.ts'`,
  ],
  [
    'packages/planted/src/player.ts',
    `export type Player = {
       play(): void
       stop(): void
       isBlocked(): boolean
       readonly state: { readonly isBlocked: boolean; readonly depth: number }
     }
     export type Options = { readonly find: () => void; readonly seed?: number }
     const rowSchema = z.object({ id: z.string(), note: z.string() })
     export type Row = z.infer<typeof rowSchema>
     export const LIMITS = { least: 1, most: 2, own: 3 } as const
     export const isOwn = (value: number) => value === LIMITS.own
     export type Hidden = { readonly inside: number }`,
  ],
])

const unusedBy = (user: string) =>
  findUnusedMembers(publicMembers(['packages/planted/src/index.ts'], PLANTED_PACKAGE), {
    outside: new Map([['apps/web/app/user.tsx', user]]),
    inside: PLANTED_PACKAGE,
  })

describe('the check', () => {
  it('finds every kind of member that nothing uses, and none of a type that stays inside', () => {
    expect(unusedBy('')).toEqual([
      'LIMITS.least',
      'LIMITS.most',
      'Options.find',
      'Options.seed',
      'Player.depth',
      'Player.isBlocked',
      'Player.play',
      'Player.state',
      'Player.stop',
      'Row.id',
      'Row.note',
    ])
  })

  it('counts calls, methods handed on, reads, destructured names and given options', () => {
    const user = `
      const { depth, state } = player.state
      create({ find: () => player.play(), seed: 1 })
      if (player.isBlocked()) render(<Button onClick={player.stop} />, row.id, row?.note)
      show(LIMITS.least, LIMITS.most)`
    expect(unusedBy(user)).toEqual([])
  })

  it('takes no property of the same name for a call of a method', () => {
    const user = 'if (state.isBlocked || other.play || { stop: true }) run()'
    expect(unusedBy(user)).toEqual(
      expect.arrayContaining(['Player.isBlocked', 'Player.play', 'Player.stop']),
    )
  })

  it('takes no word in a comment, a text or a type for a use', () => {
    const user = `// player.stop()
      const text = 'player.play()'
      type Depth = { depth: number }`
    expect(unusedBy(user)).toEqual(
      expect.arrayContaining(['Player.stop', 'Player.play', 'Player.depth']),
    )
  })
})

describe('the packages', () => {
  const sources = readSources(['packages', 'apps', 'tools', 'bench'])
  const packages = readdirSync(join(resolve(import.meta.dirname, '../..'), 'packages'))
  const unused = packages.flatMap((name) => findUnusedMembersOf(name, sources))

  it('export no member that no code outside uses, but for the listed exceptions', () => {
    expect(unused.filter((member) => !(member in EXCEPTIONS))).toEqual([])
  })

  it('need every exception', () => {
    expect(Object.keys(EXCEPTIONS).filter((member) => !unused.includes(member))).toEqual([])
  })
})
