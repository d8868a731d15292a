import { expect, it } from 'vitest'
import { followLaunches, type LaunchQueue } from './follow-launches.ts'

const SITE = 'https://dhvani.example'

/** An app that was loaded at an address, and the pages that its launches open. */
const anAppLoadedAt = (path: string) => {
  const opened: string[] = []
  let consume: Parameters<LaunchQueue['setConsumer']>[0] = () => {}
  followLaunches({
    queue: {
      setConsumer: (next) => {
        consume = next
      },
    },
    loadedAt: SITE + path,
    open: (to) => opened.push(to),
  })
  return { opened, launch: (to: string) => consume({ targetURL: SITE + to }) }
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
