import { dataErrors } from '../data-errors.ts'

/** What the `Prefer` header asks for (RFC 7240; docs/contract/data.md §1). */
export type Preferences = {
  readonly returned: 'minimal' | 'representation' | 'headers-only'
  readonly count: 'exact' | 'planned' | 'estimated' | undefined
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined
  readonly missing: 'default' | 'null'
  readonly maxAffected: number | undefined
  /** What was honoured, for `Preference-Applied`. */
  readonly applied: readonly string[]
}

const VALUES: Readonly<Record<string, readonly string[]>> = {
  return: ['minimal', 'representation', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
}

export const parsePreferences = (header: string | undefined): Preferences => {
  const chosen = new Map<string, string>()
  const unknown: string[] = []
  for (const part of (header ?? '').split(',')) {
    const preference = part.trim()
    if (preference === '') continue
    const [name = '', value = ''] = preference.split('=', 2)
    const isKnown =
      name === 'max-affected' ? /^\d{1,9}$/.test(value) : VALUES[name]?.includes(value) === true
    if (!isKnown) unknown.push(preference)
    else if (!chosen.has(name)) chosen.set(name, value)
  }
  const isStrict = chosen.get('handling') === 'strict'
  if (isStrict && unknown.length > 0) throw dataErrors.invalidPreferences(unknown)
  // Upstream honours a ceiling only when asked to be strict.
  if (!isStrict) chosen.delete('max-affected')
  const maxAffected = chosen.get('max-affected')
  return {
    returned: (chosen.get('return') ?? 'minimal') as Preferences['returned'],
    count: chosen.get('count') as Preferences['count'],
    resolution: chosen.get('resolution') as Preferences['resolution'],
    missing: (chosen.get('missing') ?? 'null') as Preferences['missing'],
    maxAffected: maxAffected === undefined ? undefined : Number(maxAffected),
    applied: [...chosen].map(([name, value]) => `${name}=${value}`),
  }
}
