import { useState } from 'react'
import { Download } from '#icons'
import { m } from '#messages'
import { listeningHistory, NO_HISTORY, type HeardDay, dayOf } from '#lib/mixes/listening-history.ts'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { showToast, UNDO_MS } from '#lib/notices/toasts.ts'
import { Button } from '#ui/button.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { ListeningCalendar } from './listening-calendar.tsx'
import { durationText } from './duration-text.ts'
import { saveFile } from '#lib/page/save-file.ts'

/** Gives the history to the browser as a file to keep. */
const saveHistory = (days: Readonly<Record<string, HeardDay>>): void => {
  const text = `${JSON.stringify({ version: 1, days }, undefined, 2)}\n`
  saveFile(
    new Blob([text], { type: 'application/json' }),
    `dhvani-listening-${dayOf(new Date())}.json`,
  )
}

type HeardMix = { readonly mix: string; readonly seconds: number }

const MOST = 3

/** @returns the mixes that were heard longest, the longest first */
const mostHeard = (days: Readonly<Record<string, HeardDay>>): readonly HeardMix[] => {
  const sums = new Map<string, number>()
  for (const { mixes } of Object.values(days))
    for (const [mix, seconds] of Object.entries(mixes))
      sums.set(mix, (sums.get(mix) ?? 0) + seconds)
  return [...sums]
    .map(([mix, seconds]) => ({ mix, seconds }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, MOST)
}

/** What this account listened to in this browser, as a calendar. */
export const ListeningSection = ({ userId }: { readonly userId: string }) => {
  const kept = listeningHistory(userId)
  const history = useSavedValue(kept)
  const [today] = useState(() => new Date())
  const hasDays = Object.keys(history.days).length > 0

  const handleErase = () => {
    kept.set({ ...NO_HISTORY, isKept: history.isKept })
    showToast({
      title: m.listening_erased(),
      duration: UNDO_MS,
      action: { label: m.undo(), onAction: () => kept.set(history) },
    })
  }

  return (
    <SettingsSection id="listening" title={m.listening_title()} lead={m.listening_lead()}>
      <div className="flex flex-col gap-5">
        {hasDays ? (
          <>
            <ListeningCalendar days={history.days} today={today} />
            <div>
              <h3 className="font-semibold">{m.listening_most()}</h3>
              <ul className="mt-1">
                {mostHeard(history.days).map(({ mix, seconds }) => (
                  <li key={mix} className="text-ink-soft">
                    {m.listening_mix({ mix, time: durationText(seconds) })}
                  </li>
                ))}
              </ul>
            </div>
          </>
        ) : (
          <p className="text-ink-soft">{m.listening_none()}</p>
        )}
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            className="size-5"
            checked={history.isKept}
            onChange={(event) => kept.set({ ...history, isKept: event.target.checked })}
          />
          {m.listening_keep()}
        </label>
        {hasDays ? (
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => saveHistory(history.days)}>
              <Download size={18} />
              {m.listening_save()}
            </Button>
            <Button look="quiet" onClick={handleErase}>
              {m.listening_erase()}
            </Button>
          </div>
        ) : null}
      </div>
    </SettingsSection>
  )
}
