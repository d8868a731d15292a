import { type CSSProperties, useEffect, useState } from 'react'
import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { courseLine } from '#lib/course/course-line.ts'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { mixTitle, nameOfMix } from '#lib/mixes/mix-title.ts'
import { openedMix, type OpenedMix } from '#lib/mixes/opened-mix.ts'
import { useSavedMixes } from '#lib/mixes/saved-mixes.ts'
import { usePreferences } from '#lib/store/preferences.ts'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { useStore } from '#lib/store/store.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { timeText } from '#lib/page/time-text.ts'
import { useSleepLeft } from '../use-sleep-left.ts'
import { useDrift } from './use-drift.ts'

/** The time of day, as the page's language and the listener's digits write it. */
const NightClock = () => {
  const [text, setText] = useState(() => timeText(Date.now()))
  useEffect(() => {
    // The component renders when the text has changed: once a minute.
    const interval = setInterval(() => setText(timeText(Date.now())), 1000)
    return () => clearInterval(interval)
  }, [])
  return <p className="night-clock tabular">{text}</p>
}

/** @returns whether the tracks have the sounds of the opened mix, at any volume */
const hasSounds = ({ mix, absent }: OpenedMix, tracks: readonly TrackSnapshot[]): boolean => {
  const ids = mix.sounds.map(({ id }) => id).filter((id) => !absent.includes(id))
  return ids.length === tracks.length && tracks.every(({ sound }) => ids.includes(sound.id))
}

/** @returns the name of the saved mix that is open, or that the mix came with, or else the names of the sounds that play */
const useMixName = (): string => {
  const opened = useSavedValue(openedMix)
  const named = useSavedValue(mixTitle)
  const { mixes } = useSavedMixes()
  const tracks = useMixer((mix) => mix.tracks)
  const saved = opened && mixes.find(({ id }) => id === opened.id)
  if (saved && hasSounds(opened, tracks)) return saved.name
  const title = nameOfMix(named, tracks)
  if (title !== undefined) return title
  const playing = tracks.filter(({ isPlaying }) => isPlaying)
  return (playing.length > 0 ? playing : tracks)
    .map(({ sound }) => nameInPage(sound))
    .join(m.mix_joint())
}

/**
 * A clay lamp. Bowl and flame are two pictures, because a browser would paint one picture anew at every
 * frame of the flame.
 *
 * @param flame height of the flame, from 0 to 1
 */
const Diya = ({ flame }: { readonly flame: number }) => (
  <div aria-hidden className="night-diya" style={{ '--flame': flame } as CSSProperties}>
    <svg viewBox="0 0 32 32">
      <path className="night-clay" d="M3 19.5c1.6 5.6 6.6 8.6 13 8.6s11.4-3 13-8.6z" />
      <ellipse className="night-oil" cx="16" cy="19.5" rx="13" ry="2.5" />
      <path className="night-dots" d="M6.5 23.2c5.5 3 13.5 3 19 0" />
      <path className="night-wick" d="M16 20v-3" />
    </svg>
    <svg viewBox="0 0 32 32" className="night-flame">
      <path
        className="night-glow"
        d="M16.6 4c.4 3.6 3.5 5.3 3.5 9.1 0 3-1.8 5-4.1 5s-4.2-1.9-4.2-4.6c0-2.1 1.3-3.2 2.2-4.9.8-1.4 1.6-2.7 2.6-4.6z"
      />
      <path
        className="night-heart"
        d="M16.3 10c.2 1.9 1.9 2.9 1.9 4.9 0 1.6-1 2.7-2.2 2.7s-2.3-1-2.3-2.5c0-1.1.7-1.7 1.2-2.6.5-.8.9-1.5 1.4-2.5z"
      />
    </svg>
  </div>
)

/** The flame when the sound has all but faded, as a share of its height. */
const LOWEST = 0.35

/** The lamp, the mix's name, what the night by itself plays and why, and the minutes of the sleep timer, which drift together. */
export const NightLamp = ({ isLit }: { readonly isLit: boolean }) => {
  const { room, lamp } = useDrift()
  const { timer, left, fadeAhead } = useSleepLeft()
  const name = useMixName()
  const course = useStore(courseLine, '')
  const { hasNightClock } = usePreferences()
  return (
    <div ref={room} className="night-room">
      <div ref={lamp} className="night-lamp">
        <Diya flame={LOWEST + (1 - LOWEST) * fadeAhead} />
        <p className="own-name night-name">{name}</p>
        {course === '' ? null : <p className="night-course">{course}</p>}
        {hasNightClock ? <NightClock /> : null}
        {isLit ? null : <p className="night-left">{m.night_silent()}</p>}
        {isLit && timer.run ? (
          <p role="timer" className="night-left tabular">
            {m.night_left({ minutes: Math.ceil(left / 60) })}
          </p>
        ) : null}
      </div>
    </div>
  )
}
