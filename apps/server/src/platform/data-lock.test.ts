import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataDirectoryInUseError, lockDataDirectory } from './data-lock.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dhvani-lock-'))
})
afterEach(() => rm(directory, { recursive: true }))

it('admits one process, and the next one after the first has left', async () => {
  const unlock = await lockDataDirectory(directory)
  await expect(lockDataDirectory(directory)).rejects.toThrow(DataDirectoryInUseError)
  await unlock()
  const again = await lockDataDirectory(directory)
  await again()
  expect(await readdir(directory)).toEqual([])
})

it('takes over the lock of a dead process', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  await writeFile(join(directory, 'lock'), `${child.pid} boot/1\n`)
  const unlock = await lockDataDirectory(directory)
  await unlock()
})

it('is not fooled by a living process that has the number of a dead one', async () => {
  await writeFile(join(directory, 'lock'), `${process.pid} another-boot/1\n`)
  const unlock = await lockDataDirectory(directory)
  await unlock()
})

it.each(['', 'garbage', '\0\0'])('takes over a lock that says %j', async (text) => {
  await writeFile(join(directory, 'lock'), text)
  const unlock = await lockDataDirectory(directory)
  await unlock()
})

it('admits exactly one of many processes that start at once', async () => {
  await writeFile(join(directory, 'lock'), '999999999 boot/1\n')
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => lockDataDirectory(directory)),
  )
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

describe('a process of another user, which takes no signal', () => {
  beforeEach(() => {
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
    })
  })
  afterEach(() => vi.restoreAllMocks())

  /** Leaves the lock that this process would hold, with some of its words changed. */
  const leaveLock = async (change: (pid: string, started: string) => string) => {
    await lockDataDirectory(directory)
    const path = join(directory, 'lock')
    const [pid = '', started = ''] = (await readFile(path, 'utf8')).trim().split(' ')
    await writeFile(path, change(pid, started))
  }

  it('holds the directory if it took it', async () => {
    await leaveLock((pid, started) => `${pid} ${started} 65534\n`)
    await expect(lockDataDirectory(directory)).rejects.toThrow(DataDirectoryInUseError)
  })

  it('does not hold it if it began later and has the number of a dead server', async () => {
    await leaveLock((pid) => `${pid} another-boot/1 65534\n`)
    const unlock = await lockDataDirectory(directory)
    await unlock()
  })

  it('is judged by its user where the system hides its start', async () => {
    await writeFile(join(directory, 'lock'), '999999999 boot/1 65534\n')
    await expect(lockDataDirectory(directory)).rejects.toThrow(DataDirectoryInUseError)
    await writeFile(join(directory, 'lock'), `999999999 boot/1 ${process.getuid?.()}\n`)
    const unlock = await lockDataDirectory(directory)
    await unlock()
  })
})
