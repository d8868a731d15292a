import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAMILY_EXTENSIONS } from '@dhvani/catalogue'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { SHARED_FIELD } from '../../apps/web/app/lib/store/shared-files.ts'
import { findLocales, isRightToLeft } from '../../apps/web/vite/find-locales.ts'

/*
 * The manifest as app stores and Chromium's question whether to install ask for it: W3C, Web Application
 * Manifest and Manifest Incubations; web.dev, Richer PWA installation UI.
 */
const PUBLIC = join(import.meta.dirname, '../../apps/web/public')

const OTHERS = findLocales().filter((locale) => locale !== 'en')

const path = z.string().startsWith('/')
const picture = z.object({ src: path, sizes: z.string(), type: z.string() })
const icon = picture.extend({ purpose: z.enum(['maskable', 'monochrome']).optional() })
const screenshot = picture.extend({
  form_factor: z.enum(['narrow', 'wide']),
  label: z.string().min(10).max(60),
})
const manifest = z
  .object({
    id: z.literal('/'),
    start_url: z.literal('/'),
    scope: z.literal('/'),
    name: z.string().max(45),
    short_name: z.string().max(12),
    description: z.string().max(300),
    lang: z.string(),
    dir: z.enum(['ltr', 'rtl', 'auto']),
    categories: z.array(z.string()).nonempty(),
    display: z.literal('standalone'),
    display_override: z.array(z.string()).nonempty(),
    launch_handler: z.object({ client_mode: z.array(z.string()).nonempty() }),
    icons: z.array(icon),
    shortcuts: z.array(z.object({ name: z.string(), url: path, icons: z.array(icon).nonempty() })),
    share_target: z.object({
      action: path,
      method: z.literal('POST'),
      enctype: z.literal('multipart/form-data'),
      params: z.strictObject({
        files: z.tuple([z.object({ name: z.string(), accept: z.array(z.string()) })]),
      }),
    }),
    file_handlers: z.tuple([
      z.object({ action: path, accept: z.record(z.string(), z.array(z.string())) }),
    ]),
    screenshots: z.array(screenshot).max(8 * 2),
  })
  .parse(JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')))

type Size = { readonly width: number; readonly height: number }

const pngSize = (bytes: Buffer): Size => {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Reads the first frame header (ITU-T T.81, B.2.2). */
const jpegSize = (bytes: Buffer): Size => {
  expect(bytes.readUInt16BE(0)).toBe(0xffd8)
  let at = 2
  while (bytes[at + 1] !== 0xc0 && bytes[at + 1] !== 0xc2) at += 2 + bytes.readUInt16BE(at + 2)
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
}

const sizeOf = ({ src, type }: z.infer<typeof picture>): Size => {
  const bytes = readFileSync(join(PUBLIC, src))
  return type === 'image/png' ? pngSize(bytes) : jpegSize(bytes)
}

const inWords = ({ width, height }: Size) => `${width}x${height}`

const ofScreens = z.object({ screenshots: z.array(screenshot) })

const screenshotsIn = (locale: string) =>
  ofScreens.parse(JSON.parse(readFileSync(join(PUBLIC, `manifest.${locale}.webmanifest`), 'utf8')))
    .screenshots

it('names only pictures that are there, in the size and of the type that it says', () => {
  const pictures = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ...manifest.screenshots,
    ...OTHERS.flatMap(screenshotsIn),
  ].filter(({ type }) => type !== 'image/svg+xml')
  expect(pictures.length).toBeGreaterThan(8)
  for (const one of pictures) expect(inWords(sizeOf(one)), one.src).toBe(one.sizes)
})

it('has icons for the screen, for a mask and for one colour', () => {
  const has = (sizes: string, purpose?: string) =>
    manifest.icons.some((one) => one.sizes === sizes && one.purpose === purpose)
  expect([has('192x192'), has('512x512'), has('512x512', 'maskable')]).toEqual([true, true, true])
  expect(has('512x512', 'monochrome')).toBe(true)
})

it.each(['narrow', 'wide'] as const)('has screenshots of one shape for a %s screen', (form) => {
  const sizes = manifest.screenshots.filter((one) => one.form_factor === form).map(sizeOf)
  expect(sizes.length).toBeGreaterThanOrEqual(3)
  expect(new Set(sizes.map(inWords)).size).toBe(1)
  for (const { width, height } of sizes) {
    const [short, long] = [Math.min(width, height), Math.max(width, height)]
    expect(short).toBeGreaterThanOrEqual(320)
    expect(long).toBeLessThanOrEqual(3840)
    expect(long / short).toBeLessThan(2.3)
    expect(width > height).toBe(form === 'wide')
  }
})

it('has shortcuts to the last mix and to the beatbox', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/?play=last', '/beatboxer'])
})

it('takes sounds that other apps share, by type and by name, in the field that the worker reads', () => {
  const [{ name, accept }] = manifest.share_target.params.files
  expect(name).toBe(SHARED_FIELD)
  const extensions = Object.values(FAMILY_EXTENSIONS).flat()
  expect(accept).toEqual(expect.arrayContaining(['audio/*', ...extensions.map((one) => `.${one}`)]))
})

it('opens sound files of a device, of the kinds that it also takes from other apps', () => {
  const [handler] = manifest.file_handlers
  const [{ accept }] = manifest.share_target.params.files
  expect(handler.action).toBe('/')
  expect(accept).toEqual(expect.arrayContaining(Object.values(handler.accept).flat()))
})

it('keeps the pictures of a store below 400 kB each', () => {
  for (const { src } of [...manifest.screenshots, ...OTHERS.flatMap(screenshotsIn)])
    expect(readFileSync(join(PUBLIC, src)).length, src).toBeLessThan(400_000)
})

const WORDS = /^(?:name|short_name|description|label|lang|dir|id|start_url|url|action)$/

it('shows screens in Hindi to those who install Dhvani in Hindi', () => {
  for (const { src } of screenshotsIn('hi')) expect(src).toMatch(/^\/screenshots\/hi\//)
})

it.each(OTHERS)('is the same in %s but for its words and addresses', (locale) => {
  const [english, other] = ['manifest.webmanifest', `manifest.${locale}.webmanifest`].map((name) =>
    readFileSync(join(PUBLIC, name), 'utf8'),
  )
  const shape = (text = ''): unknown =>
    JSON.parse(
      text.replaceAll(`"/screenshots/${locale}/`, '"/screenshots/'),
      (key, value: unknown) => (WORDS.test(key) ? undefined : value),
    )
  expect(shape(other)).toEqual(shape(english))
  const valuesOf = (name: string) =>
    [...(other ?? '').matchAll(new RegExp(`"${name}": "([^"]*)"`, 'g'))].map(([, value]) => value)
  expect(valuesOf('lang')).toEqual([locale])
  expect(valuesOf('dir')).toEqual([isRightToLeft(locale) ? 'rtl' : 'ltr'])
  const home = `/${locale}`
  expect(valuesOf('(?:id|start_url|url|action)')).toEqual([
    home,
    home,
    `${home}?play=last`,
    `${home}/beatboxer`,
    `${home}/share`,
    home,
  ])
})
