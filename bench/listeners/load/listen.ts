import { setTimeout as wait } from 'node:timers/promises'
import type { PageFile } from '../protocol.ts'
import type { Person } from './account.ts'
import { CONNECTIONS } from './browser.ts'
import { fetchSounds, list, refresh, saveBeat, upload, type Scene } from './calls.ts'
import { Refused, type Tally } from './tally.ts'

/** In each turn, one person in so many uploads, and one in so many saves a beat. */
const UPLOADERS = 50
const SAVERS = 10

export type Listening = {
  readonly scene: Scene
  readonly page: readonly PageFile[]
  readonly people: number
  readonly seconds: number
  readonly turnSeconds: number
  readonly arriveSeconds: number
}

/** A refusal is counted where it happens, and does not end the listener's evening. */
const unlessRefused = async (work: Promise<void>): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}

/** The document first, then its files over six connections. */
export const openPage = async (
  tally: Tally,
  page: readonly PageFile[],
  { browser }: Person,
): Promise<void> => {
  const [document, ...files] = page
  if (document)
    await unlessRefused(
      tally
        .time('page', 200, () => browser.ask(document.path, { headers: document.headers }))
        .then(() => undefined),
    )
  let next = 0
  const work = async () => {
    for (let file = files[next++]; file; file = files[next++]) {
      const { path, headers } = file
      await unlessRefused(
        tally
          .time('file of the page', 200, () => browser.ask(path, { headers }))
          .then(() => undefined),
      )
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

const playTurn = async (
  { scene, people }: Listening,
  person: Person,
  turn: number,
): Promise<void> => {
  await unlessRefused(refresh(scene, person))
  await unlessRefused(list(scene, person))
  await unlessRefused(fetchSounds(scene, person, turn))
  const count = person.index + turn * people
  if (count % SAVERS === 0) await unlessRefused(saveBeat(scene, person, turn))
  if (count % UPLOADERS === 0) await unlessRefused(upload(scene, person))
}

/** One listener from the page on: arrives when it is their time, then plays turn after turn. */
export const listen = async (listening: Listening, person: Person): Promise<void> => {
  const { scene, page, people, seconds, turnSeconds, arriveSeconds } = listening
  const began = performance.now()
  const end = began + seconds * 1000
  const first = began + (person.index / people) * arriveSeconds * 1000
  for (let turn = 0; ; turn += 1) {
    const due = first + turn * turnSeconds * 1000
    if (due >= end) return
    const now = performance.now()
    if (due > now) await wait(due - now)
    else if (turn > 0) scene.tally.lateTurn()
    if (turn === 0) await openPage(scene.tally, page, person)
    await playTurn(listening, person, turn)
  }
}
