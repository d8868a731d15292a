import { deviceKeys, deviceStorage } from '#lib/store/browser-storage.ts'
import { userSoundRowSchema, type UserSoundRow } from '@dhvani/catalogue'
import { z } from 'zod'
import { listeningHistory } from '#lib/mixes/listening-history.ts'
import { MIXES_KEY } from '#lib/mixes/mixes-mark.ts'
import { ACCOUNT_PRESETS_KEY } from '#lib/session/kept-keys.ts'
import { loadAuth, loadData } from '#lib/supabase/index.ts'
import { createZipPacker, type ZipPacker } from './pack-zip.ts'
import { readOwnFile } from './read-own-file.ts'

export type ExportProgress = { readonly done: number; readonly total: number }

export type Packed = {
  readonly zip: Blob
  /** Names of sounds whose file could not be read. */
  readonly missing: readonly string[]
}

export type ExportOptions = {
  readonly now: Date
  readonly signal: AbortSignal
  readonly onProgress: (progress: ExportProgress) => void
}

const PAGE = 500

/** Every row of a table that the visitor may read: row-level security leaves only their own. */
const readAll = async (table: string, signal: AbortSignal): Promise<readonly unknown[]> => {
  const data = await loadData()
  const rows: unknown[] = []
  for (;;) {
    const { data: page } = await data
      .from(table)
      .select('*')
      .order('id')
      .range(rows.length, rows.length + PAGE - 1)
      .abortSignal(signal)
      .throwOnError()
    rows.push(...page)
    if (page.length < PAGE) return rows
  }
}

const KEY = 'dhvani.'

/** Mixes and presets lie there by account. */
const BY_ACCOUNT: readonly string[] = [MIXES_KEY, ACCOUNT_PRESETS_KEY]

/** @returns what is the listener's only: other accounts may have used this browser */
const ownOf = (kept: unknown, userId: string): unknown => {
  const shelves = (kept as { readonly value?: Readonly<Record<string, unknown>> } | null)?.value
  return shelves?.[userId]
}

/** Mix, timer and theme as this browser stores them. The session, a secret, has another key. */
const readDevice = (userId: string): Record<string, unknown> => {
  const kept: Record<string, unknown> = {}
  for (const key of deviceKeys().filter((name) => name.startsWith(KEY))) {
    const value = deviceStorage().getItem(key) ?? ''
    try {
      const parsed: unknown = JSON.parse(value)
      kept[key.slice(KEY.length)] = BY_ACCOUNT.includes(key) ? ownOf(parsed, userId) : parsed
    } catch {
      kept[key.slice(KEY.length)] = value
    }
  }
  return kept
}

const readProfile = async () => {
  const { data, error } = await (await loadAuth()).getUser()
  if (error) throw error
  return data.user
}

/** Gives file names that every file system takes, each only once. */
const createNamer = () => {
  const taken = new Set<string>()
  return (row: UserSoundRow): string => {
    const extension = /\.[a-z0-9]{1,5}$/i.exec(row.file_name)?.[0] ?? ''
    const plain =
      row.name.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '-').replace(/^\.+|[. ]+$/g, '') || 'sound'
    for (let number = 1; ; number += 1) {
      const name = `${plain}${number === 1 ? '' : ` (${number})`}${extension}`
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  }
}

const README = (missing: readonly string[], now: Date): string =>
  [
    'Your data on Dhvani',
    `Packed on ${now.toISOString()}`,
    '',
    'profile.json      your account as the sign-in service keeps it',
    'sounds.json       your sounds, with names and descriptions',
    'sounds/           their audio files, as you uploaded them',
    'beats.json        the beats that you saved',
    'mixes.json        the mixes that you saved',
    'presets.json      the settings of the practice room that you named',
    'listening.json    what you listened to in this browser, in seconds',
    'this-device.json  what this browser keeps for you: mix, timer, theme',
    ...(missing.length > 0
      ? [
          '',
          'These files could not be read and are not in here:',
          ...missing.map((name) => `- ${name}`),
        ]
      : []),
    '',
  ].join('\n')

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const packSounds = async (
  packer: ZipPacker,
  rows: readonly UserSoundRow[],
  { signal, onProgress }: ExportOptions,
): Promise<string[]> => {
  const nameOf = createNamer()
  const missing: string[] = []
  for (const [index, row] of rows.entries()) {
    onProgress({ done: index, total: rows.length })
    const isThere = await readOwnFile(new URL(row.audio_url, location.origin), {
      signal,
      take: (bytes) => packer.addStream(`sounds/${nameOf(row)}`, bytes),
    })
    if (!isThere) missing.push(row.name)
  }
  onProgress({ done: rows.length, total: rows.length })
  return missing
}

/** Packs all data of the listener. @throws when a service or the network fails */
export const collectData = async (options: ExportOptions): Promise<Packed> => {
  const { now, signal } = options
  const packer = createZipPacker(now)
  const [profile, sounds, beats, mixes, presets] = await Promise.all([
    readProfile(),
    readAll('user_sounds', signal),
    readAll('saved_beats', signal),
    readAll('saved_mixes', signal),
    readAll('riyaz_presets', signal),
  ])
  packer.addText('profile.json', json(profile))
  packer.addText('sounds.json', json(sounds))
  packer.addText('beats.json', json(beats))
  packer.addText('mixes.json', json(mixes))
  packer.addText('presets.json', json(presets))
  packer.addText('listening.json', json(listeningHistory(profile.id).get().days))
  packer.addText('this-device.json', json(readDevice(profile.id)))
  const missing = await packSounds(packer, z.array(userSoundRowSchema).parse(sounds), options)
  packer.addText('README.txt', README(missing, now))
  return { zip: packer.finish(), missing }
}
