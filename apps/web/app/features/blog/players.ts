import { m } from '#messages'
import type { Navigate } from '#lib/session/sign-in-first.ts'
import { getListenPlayer } from './listen-player.ts'
import { parseMix } from './parse-mix.ts'
import { startMix } from './start-mix.ts'

/** Reads which sound or loop a button plays from its attributes (listen.tsx). */
const pieceOf = ({ dataset: { sound, loop, name = '' } }: HTMLElement) =>
  loop === undefined
    ? { id: sound ?? '', name, kind: 'sound' as const }
    : { id: loop, name, kind: 'loop' as const }

/** Draws the state of every player of the page on its button. */
const showStates = () => {
  const player = getListenPlayer()
  for (const button of document.querySelectorAll<HTMLElement>('.listen:not([data-mix])')) {
    const { id, name } = pieceOf(button)
    const state = player.stateOf(id)
    const label = state === 'playing' ? m.listen_pause({ name }) : m.listen_play({ name })
    button.dataset.state = state
    button.setAttribute('aria-label', label)
    button.setAttribute('aria-busy', String(state === 'loading'))
    button.style.setProperty('--listen-length', `${player.length()}s`)
    button.querySelector('.listen-words')?.setAttribute('data-name', label)
  }
}

let isFollowing = false

/** Answers a press: plays or stops a preview, or adds the mix that the button proposes. */
export const pressPlayer = (button: HTMLElement, navigate: Navigate): void => {
  const { mix } = button.dataset
  if (mix !== undefined) {
    startMix(parseMix(mix), navigate)
    return
  }
  const player = getListenPlayer()
  if (!isFollowing) {
    isFollowing = true
    player.subscribe(showStates)
  }
  player.toggle(pieceOf(button))
}
