import { beforeEach, expect, it } from 'vitest'
import { m } from '#messages'
import { changeSession } from '#lib/session/session.ts'
import { explainFailure } from './explain-failure.ts'

// Test files share their modules, and one before may have signed out.
beforeEach(() => changeSession({ status: 'signed-in', userId: 'asha', email: 'asha@example.com' }))

/** A file that was cut on the disk after it was chosen, as Firefox reads it. */
class Cut extends File {
  override slice(): Blob {
    return new Blob([])
  }
}

/** One that was changed or removed, as Chromium reads it. */
class Gone extends File {
  override slice(): Blob {
    return Object.assign(new Blob([]), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    })
  }
}

const wordsFor = async (file: File) =>
  (await explainFailure(new TypeError('lost'), file, 'Failed to upload file')).message

it.each([Cut, Gone])(
  'says of a file that is not as it was chosen that it is gone: %o',
  async (Kind) => {
    expect(await wordsFor(new Kind(['sound'], 'rain.wav'))).toBe(m.upload_file_gone())
  },
)

it('gives a lost line no such reason', async () => {
  expect(await wordsFor(new File(['sound'], 'rain.wav'))).toBe('Failed to upload file')
})
