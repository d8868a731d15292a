import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashClaim } from './claim.ts'
import { createProve } from './prove.ts'
import { createClosures, REPOSITORY } from './source-hash.ts'
import { readProofs, writeStamps } from './stamp-files.ts'

let root: string

/** A copy of the renderer, in which a constant may be changed. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dhvani-stamps-'))
  cpSync(join(REPOSITORY, 'packages/sound-render/src'), root, { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true }))

const gatesOf = (sound: string) => ({
  sound,
  claim: 'gates',
  sources: [join(root, `recipes/${sound}.ts`), join(import.meta.dirname, '../seam.ts')],
})

/** Changes the first number that follows these words. */
const plant = (name: string, words: string) => {
  const path = join(root, name)
  const text = readFileSync(path, 'utf8')
  const at = text.indexOf(words) + words.length
  expect(at).toBeGreaterThanOrEqual(words.length)
  writeFileSync(path, text.slice(0, at) + text.slice(at).replace(/\d+/, '77'))
}

const hashOf = (sound: string) => hashClaim(gatesOf(sound), createClosures())

describe('a changed constant', () => {
  it('of one recipe changes the hash of that recipe alone', () => {
    const [koel, rain] = [hashOf('koel-singing'), hashOf('rain')]
    plant('recipes/koel-singing.ts', 'const ')
    expect(hashOf('koel-singing')).not.toBe(koel)
    expect(hashOf('rain')).toBe(rain)
  })

  it.each([
    ['of a bed that two recipes share', 'recipes/rain-bed.ts', ['rain', 'rain-thunder'], 'train'],
    ['of a filter that all recipes share', 'dsp/filters.ts', ['rain', 'koel-singing', 'train']],
  ] as const)('%s changes the hashes of those', (_, name, changed, unchanged?) => {
    const before = [...changed.map(hashOf), unchanged && hashOf(unchanged)]
    plant(name, 'const ')
    expect([...changed.map(hashOf), unchanged && hashOf(unchanged)]).toEqual([
      ...before.slice(0, -1).map((hash) => expect.not.stringContaining(hash!)),
      before.at(-1),
    ])
  })
})

it('refuses a source whose import it cannot follow', () => {
  writeFileSync(join(root, 'recipes/rain.ts'), "export { nothing } from './nowhere.ts'\n")
  expect(() => hashOf('rain')).toThrow("A stamp cannot follow the import of './nowhere.ts'.")
})

describe('a claim', () => {
  const proving = vi.fn(() => ({ Loudness: -23.00001 }))
  const open = (more: { believes?: boolean; renewal?: string } = {}) =>
    createProve({
      folder: join(root, 'stamps'),
      proven: join(root, 'proven.jsonl'),
      believes: true,
      ...more,
    })

  beforeEach(async () => {
    proving.mockClear()
    const renewal = join(root, 'renewed.jsonl')
    await open({ renewal })(gatesOf('koel-singing'), proving)
    writeStamps(join(root, 'stamps'), readProofs(renewal))
    rmSync(join(root, 'proven.jsonl'))
  })

  it('is not proven again while its stamp is of the same sources, unless no stamp is believed', async () => {
    await open()(gatesOf('koel-singing'), proving)
    expect(proving).toHaveBeenCalledTimes(1)
    await open({ believes: false })(gatesOf('koel-singing'), proving)
    expect(proving).toHaveBeenCalledTimes(2)
  })

  it('whose sources changed is proven once, and fails until its stamp is renewed', async () => {
    plant('recipes/koel-singing.ts', 'const ')
    const old =
      'koel-singing: "gates" holds, but its stamp is of other sources. Renew it: npm run sounds -- stamp'
    await expect(open()(gatesOf('koel-singing'), proving)).rejects.toThrow(old)
    await expect(open()(gatesOf('koel-singing'), proving)).rejects.toThrow(old)
    const renewal = join(root, 'again.jsonl')
    await open({ renewal })(gatesOf('koel-singing'), proving)
    expect(proving).toHaveBeenCalledTimes(2)
    writeStamps(join(root, 'stamps'), readProofs(renewal))
    await open()(gatesOf('koel-singing'), proving)
    expect(proving).toHaveBeenCalledTimes(2)
  })

  it('that is false fails as its proof does, and leaves nothing to renew a stamp with', async () => {
    plant('recipes/koel-singing.ts', 'const ')
    const renewal = join(root, 'again.jsonl')
    const refuse = () => {
      throw new Error('Loudness is -20 LUFS.')
    }
    await expect(open()(gatesOf('koel-singing'), refuse)).rejects.toThrow('Loudness is -20')
    await expect(open({ renewal })(gatesOf('koel-singing'), refuse)).rejects.toThrow('Loudness')
    expect([...readProofs(renewal), ...readProofs(join(root, 'proven.jsonl'))]).toEqual([])
  })

  it('that no stamp names fails once it is proven', async () => {
    await expect(open()(gatesOf('rain'), proving)).rejects.toThrow(
      'rain: "gates" holds, but it has no',
    )
  })

  it('is proven on an engine that the stamp is not of, and that is no fault', async () => {
    const path = join(root, 'stamps/koel-singing.json')
    const stamp = readFileSync(path, 'utf8')
    expect(stamp).toContain('"Loudness": -23')
    writeFileSync(path, stamp.replace(/V8 [\d.]+/, 'V8 9.9').replace(/"[\da-f]{20}"/, '"0"'))
    await open()(gatesOf('koel-singing'), proving)
    await open()(gatesOf('koel-singing'), proving)
    expect(proving).toHaveBeenCalledTimes(2)
  })
})
