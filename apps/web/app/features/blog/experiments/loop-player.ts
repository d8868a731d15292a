import { findListenPlayer, getListenPlayer } from '../listen-player.ts'
import type { LoopPiece } from '../listen-piece.ts'
import { stopMixPreview } from '../preview-mix.ts'
import type { LoopPlayer } from './body-props.ts'

/** Beats a minute of a loop that plays behind a task. */
const TEMPO = 60

let waiting: (() => void) | undefined
let isFollowing = false

const follow = () => {
  if (isFollowing) return
  isFollowing = true
  getListenPlayer().subscribe(() => waiting?.())
}

/** @param name of the loop, for what the page says where it does not come */
export const createLoopPlayer = (name: string): LoopPlayer => ({
  play: (loop) =>
    new Promise((settle) => {
      const player = getListenPlayer()
      const piece: LoopPiece = { kind: 'loop', id: loop, name, tempo: TEMPO, minutes: undefined }
      player.stop()
      follow()
      waiting = () => {
        const state = player.stateOf(piece)
        if (state === 'loading') return
        waiting = undefined
        settle(state === 'playing')
      }
      player.toggle(piece)
    }),
  stop() {
    findListenPlayer()?.stop()
    stopMixPreview()
  },
})
