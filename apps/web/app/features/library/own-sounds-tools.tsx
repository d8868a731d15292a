import { Search } from '#icons'
import { m } from '#messages'
import { TextInput } from '#ui/field.tsx'
import type { SoundOrder } from './arrange-sounds.ts'

const ORDERS: Readonly<Record<SoundOrder, () => string>> = {
  newest: m.own_sort_newest,
  name: m.own_sort_name,
  longest: m.own_sort_longest,
}

type OwnSoundsToolsProps = {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly order: SoundOrder
  readonly onOrder: (order: SoundOrder) => void
  /** How many sounds are shown. */
  readonly count: number
}

/** Finds and orders the own sounds. */
export const OwnSoundsTools = ({ query, onQuery, order, onOrder, count }: OwnSoundsToolsProps) => (
  <div className="mb-3 flex flex-wrap items-center gap-3">
    <search className="relative min-w-0 grow basis-48 sm:max-w-xs">
      <Search
        size={18}
        className="pointer-events-none absolute top-1/2 inset-s-4 -translate-y-1/2 text-ink-soft"
      />
      <TextInput
        type="search"
        aria-label={m.own_search()}
        placeholder={m.own_search()}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        className="!ps-11"
      />
    </search>
    <label className="flex items-center gap-2">
      <span className="text-ink-soft">{m.own_sort()}</span>
      <select
        value={order}
        onChange={(event) => onOrder(event.target.value as SoundOrder)}
        className="min-h-12 rounded-xl border border-edge bg-surface px-3 text-ink"
      >
        {(Object.keys(ORDERS) as SoundOrder[]).map((one) => (
          <option key={one} value={one}>
            {ORDERS[one]()}
          </option>
        ))}
      </select>
    </label>
    <p aria-live="polite" className="tabular text-ink-soft">
      {count === 1 ? m.own_count_one() : m.own_count_many({ count })}
    </p>
  </div>
)
