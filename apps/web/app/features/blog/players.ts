import { m } from '#messages'
import { isOnline, whenOffline, whenOnline } from '#lib/network/online.ts'
import { beginWait } from '#lib/notices/waits.ts'
import type { Navigate } from '#lib/session/sign-in-first.ts'
import { findListenPlayer, getListenPlayer } from './listen-player.ts'
import type { Piece } from './listen-piece.ts'
import {
  closeExperiment,
  closeLostExperiment,
  hushExperiment,
  openExperiment,
} from './experiments/open-experiment.ts'
import { createLoopPlayer } from './experiments/loop-player.ts'
import { followSliders } from './figures/follow-sliders.ts'
import { isTonesId } from './figures/tones-of-figures.ts'
import { parseMix } from './parse-mix.ts'
import { stopMixPreview } from './preview-mix.ts'
import { startMix } from './start-mix.ts'

/** Reads what a button plays from its attributes (listen.tsx). */
const pieceOf = ({ dataset }: HTMLElement): Piece => {
  const { sound = '', loop, tempo, minutes, tones, name = '' } = dataset
  if (isTonesId(tones)) return { kind: 'tones', id: tones, name }
  if (loop === undefined) return { kind: 'sound', id: sound, name }
  const end = minutes === undefined ? undefined : Number(minutes)
  return { kind: 'loop', id: loop, name, tempo: Number(tempo), minutes: end }
}

let wait: { readonly words: string; readonly end: () => void } | undefined

/** Names a long wait: for the sound, or for the network that brings it. */
const showWait = (isLoading: boolean) => {
  const text = isOnline() ? m.preview_loading() : m.listen_waits()
  const words = isLoading ? text : undefined
  if (words === wait?.words) return
  wait?.end()
  wait = words === undefined ? undefined : { words, end: beginWait(words) }
}

/** Draws the state of every player of the page on its button, and names a long wait. */
export const showStates = (): void => {
  closeLostExperiment()
  const player = findListenPlayer()
  if (!player) return
  let isLoading = false
  for (const button of document.querySelectorAll<HTMLElement>(
    '.listen:not([data-mix], [data-slider], [data-experiment])',
  )) {
    const piece = pieceOf(button)
    const { name } = piece
    const state = player.stateOf(piece)
    const label = state === 'playing' ? m.listen_pause({ name }) : m.listen_play({ name })
    isLoading ||= state === 'loading'
    button.dataset.state = state
    button.setAttribute('aria-label', label)
    button.setAttribute('aria-busy', String(state === 'loading'))
    button.style.setProperty('--listen-length', `${player.lengthOf(piece) ?? 0}s`)
    button.querySelector('.listen-words')?.setAttribute('data-name', label)
  }
  showWait(isLoading)
}

let isFollowing = false

/** Answers a press: plays or stops a preview, adds the mix that the button proposes, or opens an experiment. */
export const pressPlayer = (button: HTMLElement, navigate: Navigate): void => {
  const { mix, slider, experiment, name = '' } = button.dataset
  if (slider !== undefined) return
  if (experiment !== undefined) {
    void openExperiment(button, createLoopPlayer(name))
    return
  }
  hushExperiment()
  if (mix !== undefined) {
    findListenPlayer()?.stop()
    startMix(parseMix(mix), navigate)
    return
  }
  const player = getListenPlayer()
  if (!isFollowing) {
    isFollowing = true
    player.subscribe(showStates)
    // What a player waits for changes with the network.
    whenOnline(showStates)
    whenOffline(showStates)
  }
  stopMixPreview()
  player.toggle(pieceOf(button))
}

/** Stops what an article plays, when its reader leaves it. */
export const stopPlayers = (): void => {
  closeExperiment()
  findListenPlayer()?.stop()
  stopMixPreview()
}

// The first touch of a slider loads this file.
followSliders()
