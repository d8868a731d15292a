import type { LoadAnswer, LoadSetting, LoadTask } from '../protocol.ts'
import { signUpPeople, type Person } from './account.ts'
import { createKeptThings } from './kept.ts'
import { listen, openPage } from './listen.ts'
import { createTally, type Tally } from './tally.ts'

/** The load, in one process of its own: signs people up, then does what it is told. */

const { origin, key, people: count } = JSON.parse(process.argv[2] ?? '') as LoadSetting
const kept = createKeptThings()
let tally: Tally = createTally()

const tell = (answer: LoadAnswer) => process.send?.(answer)

const began = performance.now()
const people = await signUpPeople({ origin, key, onSentAgain: () => tally.sentAgain() }, count)

const play = async (task: LoadTask): Promise<LoadAnswer> => {
  if (task.do === 'read back') return { kept: await kept.readBack(people, key) }
  tally = createTally()
  const here: readonly Person[] = people.slice(0, task.people)
  if (task.do === 'hold') {
    for (const person of here) await openPage(tally, task.page, person)
    return { held: here.length }
  }
  const scene = { origin, key, tally, kept, sounds: task.sounds }
  const started = performance.now()
  await Promise.all(here.map((person) => listen({ ...task, scene }, person)))
  return { report: tally.report(task.people, (performance.now() - started) / 1000) }
}

process.on('message', (task: LoadTask) => {
  play(task).then(tell, (error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})
// A load without the bench that started it asks for nothing.
process.on('disconnect', () => process.exit())
tell({ ready: (performance.now() - began) / 1000 })
