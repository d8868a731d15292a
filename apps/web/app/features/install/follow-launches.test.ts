import { expect, it } from 'vitest'
import { followLaunches, type LaunchQueue } from './follow-launches.ts'

const SITE = 'https://dhvani.example'

/** An app that was loaded at an address, and the pages that its launches open. */
const anAppLoadedAt = (path: string) => {
  const opened: unknown[] = []
  let consume: Parameters<LaunchQueue['setConsumer']>[0] = () => {}
  followLaunches({
    queue: {
      setConsumer: (next) => {
        consume = next
      },
    },
    loadedAt: SITE + path,
    open: (to) => opened.push(to),
    openFiles: (files) => opened.push(files),
  })
  return {
    opened,
    launch: (to: string) => consume({ targetURL: SITE + to }),
    launchWith: (...files: FileSystemFileHandle[]) => consume({ targetURL: `${SITE}/`, files }),
  }
}

it('opens the page of a shortcut, and the same one a second time', () => {
  const { opened, launch } = anAppLoadedAt('/blog')
  launch('/beatboxer')
  launch('/?play=last')
  launch('/beatboxer')
  expect(opened).toEqual(['/beatboxer', '/?play=last', '/beatboxer'])
})

it('does not open a second time the page that the first launch has loaded', () => {
  const { opened, launch } = anAppLoadedAt('/?play=last')
  launch('/?play=last')
  expect(opened).toEqual([])
  launch('/?play=last')
  expect(opened).toEqual(['/?play=last'])
})

it('leaves the open page as it is when the app’s icon is pressed', () => {
  const { opened, launch } = anAppLoadedAt('/blog')
  launch('/')
  expect(opened).toEqual([])
})

it('takes the files that the app is opened with, at the first launch and at a later one', () => {
  const { opened, launchWith } = anAppLoadedAt('/')
  const [first, second] = [{}, {}] as [FileSystemFileHandle, FileSystemFileHandle]
  launchWith(first)
  launchWith(first, second)
  expect(opened).toEqual([[first], [first, second]])
})
