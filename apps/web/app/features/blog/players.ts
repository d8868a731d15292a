import { m } from '#messages'
import { getListenPlayer } from './listen-player.ts'
import { parseMix } from './parse-mix.ts'
import { startMix } from './start-mix.ts'

/** A piece that can be heard, as its button is written (listen.tsx). */
const pieceOf = ({ dataset: { sound, loop, name = '' } }: HTMLElement) =>
  loop === undefined
    ? { id: sound ?? '', name, kind: 'sound' as const }
    : { id: loop, name, kind: 'loop' as const }

/** Shows on every player of the page what it does. */
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

/** Plays or stops what a player names, or puts the mix on that it proposes. */
export const pressPlayer = (button: HTMLElement, goToSignIn: () => void): void => {
  const { mix } = button.dataset
  if (mix !== undefined) {
    startMix(parseMix(mix), goToSignIn)
    return
  }
  const player = getListenPlayer()
  if (!isFollowing) {
    isFollowing = true
    player.subscribe(showStates)
  }
  player.toggle(pieceOf(button))
}
