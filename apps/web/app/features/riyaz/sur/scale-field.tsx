import { useId } from 'react'
import { RAGA_IDS, THAAT_IDS, type ScaleId } from '@dhvani/riyaz'
import { m } from '#messages'
import { changeSettings } from '../change-settings.ts'
import { scaleName } from './scale-words.ts'

const options = (ids: readonly ScaleId[]) =>
  ids.map((id) => (
    <option key={id} value={id}>
      {scaleName(id)}
    </option>
  ))

/** The choice of rails: all notes, a thaat or a raga. */
export const ScaleField = ({ scale }: { readonly scale: ScaleId }) => {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="leading-tight font-semibold">
        {m.riyaz_scale()}
      </label>
      <select
        id={id}
        value={scale}
        onChange={(event) => changeSettings({ scale: event.target.value as ScaleId })}
        className="min-h-11 w-full min-w-0 rounded-xl border border-edge bg-surface px-3 text-ink"
      >
        {options(['all'])}
        <optgroup label={m.riyaz_scale_thaats()}>{options(THAAT_IDS)}</optgroup>
        <optgroup label={m.riyaz_scale_ragas()}>{options(RAGA_IDS)}</optgroup>
      </select>
    </div>
  )
}
