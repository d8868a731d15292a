import { useEffect, useState } from 'react'
import { sessionAt, type SessionMoment, type SessionPlan } from '@dhvani/riyaz'
import type { PracticePart } from '@dhvani/audio-engine/practice'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { roomState } from '#lib/riyaz/room-state.ts'
import { stopAll, togglePart } from '../play-part.ts'

const TICK_MS = 250

const PARTS = ['tanpura', 'tabla'] as const

const isSilent = (part: PracticePart): boolean => roomState.getSnapshot()[part] === 'silent'

const soundingParts = (): readonly PracticePart[] => PARTS.filter((part) => !isSilent(part))

const startParts = (parts: readonly PracticePart[]): void => {
  for (const part of parts) if (isSilent(part)) togglePart(part)
}

const planNow = (): SessionPlan => {
  const { sessionPlay, sessionRest, sessionRounds } = riyazSettings.get()
  return { play: sessionPlay, rest: sessionRest, rounds: sessionRounds }
}

/** A session by the clock: in a break the room is silent, and afterwards what played plays on. */
const followSession = (show: (moment: SessionMoment) => void): (() => void) => {
  const begun = Date.now()
  const plan = planNow()
  let phase: SessionMoment['phase'] = 'play'
  let paused: readonly PracticePart[] = []
  const look = () => {
    const moment = sessionAt(plan, (Date.now() - begun) / 1000)
    show(moment)
    if (moment.phase === phase) return
    phase = moment.phase
    if (phase === 'play') startParts(paused)
    else {
      paused = soundingParts()
      stopAll()
    }
    if (phase === 'done') clearInterval(timer)
  }
  const timer = setInterval(look, TICK_MS)
  show(sessionAt(plan, 0))
  return () => clearInterval(timer)
}

/** @returns what the session is at, and what begins and ends it */
export const useSession = () => {
  /** Sessions that were begun; 0 when none runs. */
  const [run, setRun] = useState(0)
  const [moment, setMoment] = useState<SessionMoment>()
  // oxlint-disable-next-line react-hooks/set-state-in-effect -- the clock is outside of React
  useEffect(() => (run > 0 ? followSession(setMoment) : undefined), [run])
  return {
    moment: run > 0 ? moment : undefined,
    /** Call it in the press: where all is silent, both instruments begin. */
    begin() {
      if (soundingParts().length === 0) startParts(PARTS)
      setRun(run + 1)
    },
    end: () => setRun(0),
  }
}
