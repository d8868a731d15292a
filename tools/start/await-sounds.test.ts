import { expect, it } from 'vitest'
import type { Job } from '../sounds/render/job.ts'
import { awaitSounds } from './await-sounds.ts'

const RAIN: Job = { kind: 'sound', id: 'rain' }
const TABLA: Job = { kind: 'beat', id: 'tabla-rela' }

const open = () => {
  const first: string[] = []
  const awaited = awaitSounds((name) => void first.push(name))
  awaited.expect([
    { job: RAIN, files: ['rain.mp3', 'small/rain.mp3'] },
    { job: TABLA, files: ['beats/tabla-rela.mp3'] },
  ])
  return { ...awaited, first }
}

it('lets the sound of a file that is asked for go first, and tells when it is made', async () => {
  const { ask, made, first } = open()
  const small = ask('small/rain.mp3')
  expect(first).toEqual(['sound:rain'])
  made(TABLA)
  made(RAIN)
  await expect(small).resolves.toBeUndefined()
  expect(ask('rain.mp3'), 'it is there').toBeUndefined()
})

it('lets nobody wait for a file that is not rendered', () => {
  const { ask, first } = open()
  expect(ask('koel-singing.mp3')).toBeUndefined()
  expect(first).toEqual([])
})

it('ends every wait when all is made', async () => {
  const { ask, allMade } = open()
  const waits = [ask('rain.mp3')!, ask('beats/tabla-rela.mp3')!]
  allMade()
  await expect(Promise.all(waits)).resolves.toHaveLength(2)
  expect(ask('rain.mp3')).toBeUndefined()
})

it('refuses every wait when the renders fail', async () => {
  const { ask, giveUp } = open()
  const wait = ask('rain.mp3')
  giveUp(new Error('no space left'))
  await expect(wait).rejects.toThrow('no space left')
})
