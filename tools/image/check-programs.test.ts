import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ARCHITECTURES } from './architectures.ts'
import { checkPrograms } from './check-programs.ts'
import { readElf } from './read-elf.ts'

const own = ARCHITECTURES.find(({ cpu }) => process.platform === 'linux' && cpu === process.arch)
const other = ARCHITECTURES.find((each) => each !== own)

describe.skipIf(!own)('on Linux', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'dhvani-programs-'))
    mkdirSync(join(root, 'usr/local/bin'), { recursive: true })
    cpSync(process.execPath, join(root, 'usr/local/bin/node'), { dereference: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const addEmpty = (path: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), '')
  }

  it('reads from a program its processor, its loader and the libraries that it needs', () => {
    const elf = readElf(readFileSync(process.execPath))
    expect(elf).toMatchObject({ machine: own?.machine, loader: own?.loader })
    expect(elf?.needed).toContain('libc.so.6')
    expect(readElf(Buffer.from('#!/bin/sh\nexec node "$@"\n'.repeat(4)))).toBeUndefined()
  })

  it('takes layers in which every library is, and names each one that is not', async () => {
    if (!own) return
    const { needed = [] } = readElf(readFileSync(process.execPath)) ?? {}
    const [first = '', ...others] = needed
    addEmpty(own.loader)
    for (const name of others) addEmpty(`lib/${name}`)
    await expect(checkPrograms([root], own)).rejects.toThrow(`/usr/local/bin/node: no ${first}`)
    addEmpty(`lib/${first}`)
    await checkPrograms([root], own)
  })

  it('refuses programs of another processor, and a system that cannot load them', async () => {
    if (!other) return
    const faults = checkPrograms([root], other)
    await expect(faults).rejects.toThrow(`/usr/local/bin/node: not for ${other.name}`)
    await expect(faults).rejects.toThrow(`${other.loader}: missing`)
  })
})
