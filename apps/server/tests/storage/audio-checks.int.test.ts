import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { USER_BUCKET } from '@dhvani/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAudioChecks } from '../../src/surfaces/storage/audio-check/audio-checks.ts'
import { createWavFile, openApp } from '../harness/index.ts'
import { adtsOfFrames, emptyTags } from './costly-audio.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhvani-checks-'))
  await writeFile(join(folder, 'good.wav'), createWavFile(20_000))
  await writeFile(join(folder, 'costly.aac'), adtsOfFrames(1_100_000))
})
afterAll(() => rm(folder, { recursive: true }))

const STAYS = new AbortController().signal
const GOOD = { checked: { family: 'wav' } }
const file = (name: string) => join(folder, name)

/** A worker in a sentence of JavaScript. */
const worker = (onMessage: string): URL => {
  const script = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ path }) => { ${onMessage} })`
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`)
}

it('costs the thread that answers no more than a file of that size that is soon checked', async () => {
  const opened = await openApp()
  const key = opened.platform.serviceKey
  const upload = async (name: string, type: string, payload: Buffer) => {
    const before = process.threadCpuUsage()
    const answer = await opened.app.inject({
      method: 'POST',
      url: `/storage/v1/object/${USER_BUCKET}/a/${name}`,
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': type },
      payload,
    })
    const { user, system } = process.threadCpuUsage(before)
    return { microseconds: user + system, ...answer.json<{ code?: string; Key?: string }>() }
  }
  const costly = adtsOfFrames(1_100_000)
  const times = { soon: [] as number[], refused: [] as number[] }
  try {
    await upload('first.wav', 'audio/wav', createWavFile(costly.length))
    for (const turn of [1, 2, 3]) {
      const soon = await upload(`soon-${turn}.wav`, 'audio/wav', createWavFile(costly.length))
      expect(soon.Key).toBeDefined()
      const refused = await upload(`costly-${turn}.aac`, 'audio/aac', costly)
      expect(refused.code).toBe('FileTooCostly')
      times.soon.push(soon.microseconds)
      times.refused.push(refused.microseconds)
    }
    // The clock of a thread stands still for up to ten milliseconds. A busy machine makes single turns longer.
    const bound = Math.max(20_000, Math.min(...times.soon)) * 2
    expect(Math.min(...times.refused)).toBeLessThan(bound)
  } finally {
    await opened.close()
  }
})

it('takes less than two seconds of a processor for 50 MB of tags', async () => {
  await writeFile(file('tags.mp3'), emptyTags(5_242_880))
  const checks = createAudioChecks()
  await checks.check(file('good.wav'), 'asha', STAYS)
  const before = process.cpuUsage()
  expect(await checks.check(file('tags.mp3'), 'asha', STAYS)).toMatchObject({ code: 'too_costly' })
  const { user, system } = process.cpuUsage(before)
  expect(user + system).toBeLessThan(2_000_000)
  await checks.close()
})

it('checks the file of one who comes later before the many of another', async () => {
  const checks = createAudioChecks({ threads: 1 })
  const ends: string[] = []
  const check = (owner: string, name: string) =>
    checks.check(file(name), owner, STAYS).then(() => ends.push(owner))
  const all = ['asha', 'asha', 'asha', 'asha'].map((owner) => check(owner, 'costly.aac'))
  expect(checks.waiting()).toBe(3)
  all.push(check('bela', 'good.wav'))
  await Promise.all(all)
  expect(ends).toEqual(['asha', 'asha', 'bela', 'asha', 'asha'])
  await checks.close()
})

it('refuses the newest of one who fills the queue, and forgets who has gone', async () => {
  const checks = createAudioChecks({ threads: 1, most: 2 })
  const leaving = new AbortController()
  const running = checks.check(file('good.wav'), 'asha', STAYS)
  const gone = checks.check(file('good.wav'), 'asha', leaving.signal)
  const newest = checks.check(file('good.wav'), 'asha', STAYS)
  const bela = checks.check(file('good.wav'), 'bela', STAYS)
  await expect(newest).rejects.toMatchObject({ code: 'SlowDown', statusCode: 503 })
  leaving.abort()
  await expect(gone).rejects.toMatchObject({ code: 'InvalidRequest' })
  expect(checks.waiting()).toBe(1)
  await expect(checks.check(file('good.wav'), 'asha', leaving.signal)).rejects.toMatchObject({
    code: 'InvalidRequest',
  })
  expect(await running).toMatchObject(GOOD)
  expect(await bela).toMatchObject(GOOD)
  await checks.close()
})

it('starts a thread that died anew, and checks its file once more', async () => {
  const marks = JSON.stringify(file('died'))
  const script = worker(`import('node:fs').then(({ existsSync, writeFileSync }) => {
    if (existsSync(${marks})) return parentPort.postMessage({ checked: { family: 'wav', seconds: 1 } })
    writeFileSync(${marks}, ''); process.exit(1) })`)
  const checks = createAudioChecks({ threads: 1, script })
  expect(await checks.check(file('good.wav'), 'asha', STAYS)).toMatchObject(GOOD)
  await checks.close()
})

it('refuses a file at which the thread dies twice, and goes on with the next', async () => {
  const script = worker(`if (path.endsWith('costly.aac')) throw new Error('died')
    parentPort.postMessage({ checked: { family: 'wav', seconds: 1 } })`)
  const checks = createAudioChecks({ threads: 1, script })
  const deadly = checks.check(file('costly.aac'), 'asha', STAYS)
  const next = checks.check(file('good.wav'), 'asha', STAYS)
  await expect(deadly).rejects.toMatchObject({ code: 'FileTooCostly', statusCode: 422 })
  expect(await next).toMatchObject(GOOD)
  await checks.close()
})

it('ends its threads when it is closed, also in the middle of a file', async () => {
  const checks = createAudioChecks({ threads: 1, script: worker('for (;;) path.at()') })
  const endless = checks.check(file('good.wav'), 'asha', STAYS)
  await setImmediate()
  await checks.close()
  await expect(endless).rejects.toMatchObject({ code: 'FileTooCostly' })
})
