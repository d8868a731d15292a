/**
 * One audio worklet that mixes all voices from sixteen-bit samples (a prototype), beside the engine as it is
 * and Howler: the same twelve sounds, each player in a browser of its own, one after the other in every
 * round. Processor time is the system's, of all the browser's processes, so that a busy machine disturbs
 * little. Ratios compare readings of the same round.
 */
import { parseArgs } from 'node:util'
import { loadBenchSounds } from '../audio/bench-sounds.ts'
import { measureBuiltInSeams, measureStarts } from '../audio/measurements.ts'
import { serveBench } from '../audio/serve.ts'
import { measurePlayer, type Reading } from './measure-player.ts'

const TWELVE = 12
const LIMIT_MB = 160

const { values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { rounds: { type: 'string' }, seconds: { type: 'string' } },
})
const rounds = Number(values.rounds ?? 3)
const forSeconds = Number(values.seconds ?? 60)
if (!(rounds > 0 && forSeconds > 0)) throw new Error('--rounds and --seconds are numbers above 0.')

const PLAYERS = {
  'buffers, 320 MB': 'dhvani.html?budget=320',
  worklet: 'worklet/mixer.html',
  Howler: 'howler.html',
  'buffers, 160 MB': 'dhvani.html?budget=160',
  'worklet, shared': 'worklet/mixer.html?shared',
  'buffers, 60 MB': 'dhvani.html?budget=60',
} as const
type Player = keyof typeof PLAYERS
const PLAYER_NAMES = Object.keys(PLAYERS) as Player[]
/** Budgets do not matter to one sound. */
const STARTED: readonly Player[] = ['buffers, 320 MB', 'worklet', 'worklet, shared', 'Howler']

type Round = ReadonlyMap<Player, Reading>

const row = (name: string, cells: readonly string[]) =>
  console.log(name.padEnd(18) + cells.map((cell) => cell.padEnd(11)).join(''))
const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? '' : (bytes / 1_000_000).toFixed(0)
const median = (numbers: readonly number[]) =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN

const { sounds, files } = await loadBenchSounds(TWELVE)
const server = await serveBench(files, 0)
const at = (player: Player) => `${server.url}/${PLAYERS[player]}`

const show = (name: string, reading: Reading) =>
  row(name, [
    reading.cpu.toFixed(2),
    megabytes(reading.held),
    megabytes(reading.page.resident),
    megabytes(reading.page.own),
    megabytes(reading.page.peak),
    megabytes(reading.audio.own),
    String(reading.gaps),
    String(reading.underruns ?? ''),
    reading.behindMs.toFixed(0),
    reading.longestMs?.toFixed(0) ?? '',
    reading.load.toFixed(1),
  ])

const HEADINGS = 'cpu %|decoded MB|resident|own|peak|audio own|gaps|dry|behind ms|task ms|load'

const measureRound = async (order: readonly Player[]): Promise<Round> => {
  const readings = new Map<Player, Reading>()
  for (const player of order) {
    const reading = await measurePlayer(at(player), sounds, forSeconds)
    readings.set(player, reading)
    show(player, reading)
  }
  return readings
}

const measured: Round[] = []
const starts = new Map<Player, { cold: number; warm: number }[]>()

const measureAllStarts = async () => {
  const [sound] = sounds
  if (sound === undefined) throw new Error('The catalogue is empty.')
  for (const player of STARTED) {
    const { cold, warm } = await measureStarts(at(player), sound)
    starts.set(player, [...(starts.get(player) ?? []), { cold, warm }])
    row(player, [`first sample cold ${cold.toFixed(0)} ms, warm ${warm.toFixed(0)} ms`])
  }
}

const ofAll = (player: Player, read: (reading: Reading) => number) =>
  measured.flatMap((round) => {
    const reading = round.get(player)
    return reading ? [read(reading)] : []
  })

/** Median of the ratios of processor time, each of one round. */
const cpuAgainst = (player: Player, yardstick: Player) => {
  const theirs = ofAll(yardstick, ({ cpu }) => cpu)
  return median(ofAll(player, ({ cpu }) => cpu).map((cpu, index) => cpu / (theirs[index] ?? 0)))
}

const showMedians = () => {
  row('median', [
    'cpu %',
    'decoded MB',
    'own MB',
    'peak MB',
    '/ buffers',
    '/ Howler',
    'cold ms',
    'warm ms',
  ])
  for (const player of PLAYER_NAMES) {
    const begun = starts.get(player)
    row(player, [
      median(ofAll(player, ({ cpu }) => cpu)).toFixed(2),
      megabytes(measured[0]?.get(player)?.held),
      megabytes(median(ofAll(player, ({ page }) => page.own))),
      megabytes(median(ofAll(player, ({ page }) => page.peak))),
      cpuAgainst(player, 'buffers, 320 MB').toFixed(2),
      cpuAgainst(player, 'Howler').toFixed(2),
      begun ? median(begun.map(({ cold }) => cold)).toFixed(0) : '',
      begun ? median(begun.map(({ warm }) => warm)).toFixed(0) : '',
    ])
  }
}

const judge = (player: Player) => {
  const held = Math.max(...ofAll(player, (reading) => reading.held ?? Infinity))
  const gaps = ofAll(player, (reading) => reading.gaps).reduce((sum, count) => sum + count, 0)
  const claims: [string, boolean][] = [
    [`twelve sounds within ${String(LIMIT_MB)} MB`, held <= LIMIT_MB * 1e6],
    ["processor time no more than Howler's", cpuAgainst(player, 'Howler') <= 1],
    ['no more than a tenth above buffers', cpuAgainst(player, 'buffers, 320 MB') <= 1.1],
    ['no gap', gaps === 0],
  ]
  for (const [claim, isTrue] of claims)
    console.log(`${isTrue ? 'yes' : 'NO '}  ${player}: ${claim}`)
}

const judgeSeams = async () => {
  let found = 0
  const shown = new Set<string>()
  const distinct = sounds.filter(({ url }) => !shown.has(url) && shown.add(url))
  await measureBuiltInSeams(at('worklet'), distinct, (_sound, { hole, click }) => {
    if (hole < -1 || click > 2) found += 1
  })
  console.log(`${found === 0 ? 'yes' : 'NO '}  worklet: no seam in any built-in sound`)
}

try {
  for (let round = 0; round < rounds; round += 1) {
    row(`round ${String(round + 1)}`, HEADINGS.split('|'))
    const turn = round % PLAYER_NAMES.length
    measured.push(await measureRound([...PLAYER_NAMES.slice(turn), ...PLAYER_NAMES.slice(0, turn)]))
    await measureAllStarts()
  }
  console.log()
  showMedians()
  judge('worklet')
  judge('worklet, shared')
  await judgeSeams()
} finally {
  server.close()
}
