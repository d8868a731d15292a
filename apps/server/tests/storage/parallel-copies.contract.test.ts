import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { USER_BUCKET } from '@dhvani/catalogue'
import { beforeEach, expect, it } from 'vitest'
import { forEachBackend } from '../harness/databases.ts'
import { createWavFile, type Person, aPerson } from '../harness/index.ts'
import { aName, blob } from './user-bucket.ts'

const SOUND = createWavFile(1_500_000)
const FULL =
  'Your sounds may take 6 MB together, and this one would be too much. Delete one to make room.'
/** Longer than the system takes to tell of a new file. */
const TOLD_MS = 200

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
      try {
        await pause(TOLD_MS)
        await work()
        await pause(TOLD_MS)
      } finally {
        watcher.close()
      }
      return begun.size
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
