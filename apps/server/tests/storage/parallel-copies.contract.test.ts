import { watch } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { USER_BUCKET } from '@dhvani/catalogue'
import { beforeEach, expect, it } from 'vitest'
import { forEachBackend } from '../harness/databases.ts'
import { createWavFile, type Person, aPerson } from '../harness/index.ts'
import { aName, blob } from './user-bucket.ts'

const SOUND = createWavFile(1_500_000)
const FULL =
  'Your sounds may take 6 MB together, and this one would be too much. Delete one to make room.'

forEachBackend(
  'copies by a person with 6 MB',
  (backend) => {
    let person: Person
    let source: string
    const bucket = () => person.client.storage.from(USER_BUCKET)
    const copy = () => bucket().copy(source, aName(person, 'wav'))

    /** @returns how many files were begun on the disk while the work ran */
    const filesBegunBy = async (work: () => Promise<unknown>): Promise<number> => {
      const begun = new Set<string>()
      const folder = join(backend.server.dataDirectory, 'uploads')
      const watcher = watch(folder, { recursive: true }, (_event, name) => {
        if (name?.includes('/')) begun.add(name)
      })
      // The system tells of files in their order, so a file of the test that was told shows that the watcher is up to date.
      const isTold = async (marker: string) => {
        await mkdir(join(folder, marker))
        const name = `${marker}/file`
        await expect
          .poll(async () => {
            await writeFile(join(folder, name), '')
            return begun.has(name)
          })
          .toBe(true)
        await rm(join(folder, marker), { recursive: true })
        return name
      }
      try {
        const before = await isTold('before')
        await work()
        const after = await isTold('after')
        return begun.size - [before, after].length
      } finally {
        watcher.close()
      }
    }

    beforeEach(async () => {
      person = await aPerson(backend.server)
      source = aName(person, 'wav')
      const { error } = await bucket().upload(source, blob(SOUND, 'audio/wav'))
      expect(error).toBeNull()
    })

    it('write no byte once the quota has no room for them', async () => {
      expect(await filesBegunBy(copy)).toBe(1)
      await copy()
      await copy()
      expect(
        await filesBegunBy(async () => {
          const { error } = await copy()
          expect(error).toMatchObject({ statusCode: '413', message: FULL })
        }),
      ).toBe(0)
    })

    it('count while they are written, so that many at once take no more than the quota', async () => {
      const begun = await filesBegunBy(async () => {
        const answers = await Promise.all(Array.from({ length: 19 }, copy))
        expect(answers.filter(({ error }) => error === null)).toHaveLength(3)
      })
      // A copy that ends meanwhile may leave one more its room for a moment (decision 115).
      expect(begun).toBeLessThanOrEqual(6)
    })
  },
  { UPLOAD_QUOTA_MB: '6' },
)
