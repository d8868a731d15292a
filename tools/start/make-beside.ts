import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { MadeMeanwhile } from '../../apps/server/src/start/start-server.ts'
import { awaitSounds } from './await-sounds.ts'
import type { MakingMessage, MakingOrder } from './making-messages.ts'

type Making = { readonly child: ChildProcess; readonly ended: Promise<void> }

const begin = (program: string, onMessage: (message: MakingMessage) => void): Making => {
  const child = fork(program)
  let failure = `${program} ended too early.`
  child.on('message', (message: MakingMessage) => {
    if (message.kind === 'failed') failure = message.message
    else onMessage(message)
  })
  // The channel closes after the last message, which may come later than the exit.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(([[code]]) => {
    if (code !== 0) throw new Error(failure)
  })
  // Callers that wait for the end get its failure. Without a caller it must not end this process.
  ended.catch(() => undefined)
  return { child, ended }
}

const order = (child: ChildProcess, message: MakingOrder): void => {
  if (child.connected) child.send(message)
}

const stop = async ({ child, ended }: Making): Promise<void> => {
  if (child.connected) child.disconnect()
  await ended.catch(() => undefined)
}

/**
 * Begins to render the sounds and to build the site, each in a process of its own, so that neither holds up the
 * server that is to answer meanwhile. The site waits for the manifest, and for no render.
 *
 * @param room folder of the two programs
 */
export const makeBeside = (
  say: (line: string) => void,
  room = import.meta.dirname,
): MadeMeanwhile => {
  const site = begin(join(room, 'make-site.ts'), (message) => {
    if (message.kind === 'line') say(message.line)
  })
  const sounds = begin(join(room, 'make-sounds.ts'), (message) => {
    if (message.kind === 'line') say(message.line)
    if (message.kind === 'made') awaited.made(message.job)
    if (message.kind !== 'foretold') return
    awaited.expect(message.sounds)
    order(site.child, { kind: 'begin' })
  })
  const awaited = awaitSounds((name) => order(sounds.child, { kind: 'first', name }))
  sounds.ended.then(awaited.allMade, (error: unknown) => {
    awaited.giveUp(error)
    void stop(site)
  })
  // Without a manifest no site is built.
  const isBuilt = Promise.race([site.ended, sounds.ended.then(() => site.ended)])
  isBuilt.catch(() => undefined)
  return {
    site: isBuilt,
    allSounds: sounds.ended,
    sounds: {
      ask: awaited.ask,
      stop: async () => {
        awaited.giveUp(new Error('The server stops.'))
        await Promise.all([stop(site), stop(sounds)])
      },
    },
  }
}
