/**
 * Pictures of every screen at three widths, in both themes and in each language, from the built site:
 * `npm run screenshots` writes build/screenshots (those in Hindi in its folder `hi`), the README's one picture
 * in docs/images and the manifest's pictures in apps/web/public/screenshots. Names of screens after `--` take only those;
 * `store` is the name of the manifest's pictures. Build the site first (`npm start` does).
 */
import { spawn } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { SCREENS, type Screen } from './screens.ts'
import { takeStorePictures } from './store-pictures.ts'
import { pathIn, wordsIn } from './words.ts'

const REPOSITORY = resolve(import.meta.dirname, '../..')
const OUTPUT = join(REPOSITORY, 'build/screenshots')
const README_PICTURE = join(REPOSITORY, 'docs/images/home.png')
const STORE_PICTURES = join(REPOSITORY, 'apps/web/public/screenshots')
/** Languages in which the screens are taken, and whose manifest has pictures of its own. */
const PICTURED = ['en', 'hi']
const PORT = process.env.PORT ?? '4149'
const SITE = `http://localhost:${PORT}`
/** Of the laptops that most people have. */
const WIDEST = 1366
const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: WIDEST, height: 768 },
] as const
const THEMES = [
  { name: 'subah', scheme: 'light' },
  { name: 'raat', scheme: 'dark' },
] as const
const ACCOUNT = { email: 'asha@example.com', password: 'a quiet river at dawn' }

const startServer = async (dataDirectory: string) => {
  const server = spawn('node', [join(REPOSITORY, 'apps/server/src/start/main.ts')], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT,
      DATA_DIR: dataDirectory,
      AUTH_AUTOCONFIRM: 'true',
      AUTH_RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  })
  await new Promise<void>((ready, fail) => {
    server.stdout.on('data', (text: Buffer) => text.toString().includes('ready') && ready())
    server.on('exit', (code) => fail(new Error(`The server ended with ${code}`)))
  })
  return server
}

/** @returns the folder of a language's pictures */
const folderOf = (all: string, locale: string) => (locale === 'en' ? all : join(all, locale))

const signUp = async () => {
  const { publishableKey } = (await (await fetch(`${SITE}/config.json`)).json()) as {
    publishableKey: string
  }
  const reply = await fetch(`${SITE}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: publishableKey },
    body: JSON.stringify({ ...ACCOUNT, data: { full_name: 'Asha' } }),
  })
  if (!reply.ok) throw new Error(`Sign-up answered ${reply.status}: ${await reply.text()}`)
}

const signIn = async (page: Page) => {
  await page.goto(`${SITE}/auth`)
  await page.getByLabel('Email', { exact: true }).fill(ACCOUNT.email)
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText(`Welcome, ${ACCOUNT.email}`).waitFor({ state: 'attached' })
}

type Frame = {
  readonly size: (typeof SIZES)[number]
  readonly theme: (typeof THEMES)[number]
  readonly locale: string
}

/** Heights that a page is given before the tool gives up. */
const MOST_HEIGHTS = 5

/**
 * Makes the window as high as the page: the dock then stands at its end, as one finds it there. Parts that come into
 * view so may make the page higher.
 */
const showToTheEnd = async (page: Page, width: number): Promise<void> => {
  for (let tried = 0; tried < MOST_HEIGHTS; tried += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height === page.viewportSize()?.height) return
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  }
  throw new Error(`${page.url()} is higher whenever its window is`)
}

/** The parts for listeners come after hydration. An article has them after its first interaction alone. */
const untilWhole = async (page: Page): Promise<void> => {
  if (new URL(page.url()).pathname.includes('/blog/')) return
  await page.locator('html[data-whole]').waitFor()
}

const picture = async (browser: Browser, screen: Screen, { size, theme, locale }: Frame) => {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme.scheme,
    reducedMotion: 'reduce',
    hasTouch: size.width < 768,
  })
  const page = await context.newPage()
  if (screen.signedIn) await signIn(page)
  await page.goto(SITE + pathIn(locale, screen.path), { waitUntil: 'networkidle' })
  await untilWhole(page)
  await screen.prepare?.(page, wordsIn(locale))
  const file = join(folderOf(OUTPUT, locale), `${screen.name}-${size.width}-${theme.name}.png`)
  if (!screen.prepare) await showToTheEnd(page, size.width)
  await page.screenshot({ path: file, animations: 'disabled' })
  await context.close()
  return file
}

const readWanted = (): ReadonlySet<string> => {
  const names = [...SCREENS.map(({ name }) => name), 'store']
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length === 0) return new Set(wanted)
  console.error(`screenshots: no ${unknown.join(', ')}; there are: ${names.join(', ')}`)
  process.exit(2)
}

const main = async () => {
  const wanted = readWanted()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'dhvani-screenshots-'))
  const server = await startServer(dataDirectory)
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  })
  try {
    await mkdir(OUTPUT, { recursive: true })
    await mkdir(resolve(README_PICTURE, '..'), { recursive: true })
    await signUp()
    const screens = SCREENS.filter(({ name }) => wanted.size === 0 || wanted.has(name))
    const frames = PICTURED.flatMap((locale) =>
      SIZES.flatMap((size) => THEMES.map((theme) => ({ locale, size, theme }))),
    )
    for (const screen of screens)
      for (const frame of frames) {
        const file = await picture(browser, screen, frame)
        console.log(file)
        const { locale, size, theme } = frame
        const isPlain = locale === 'en' && size.width === WIDEST && theme.name === 'subah'
        if (isPlain && screen.name === 'mix') await copyFile(file, README_PICTURE)
      }
    if (wanted.size === 0 || wanted.has('store'))
      for (const locale of PICTURED)
        for (const file of await takeStorePictures(
          browser,
          { url: SITE, signIn },
          { locale, folder: folderOf(STORE_PICTURES, locale) },
        ))
          console.log(file)
  } finally {
    await browser.close()
    server.removeAllListeners('exit')
    server.kill('SIGTERM')
    await new Promise((ended) => server.once('exit', ended))
    await rm(dataDirectory, { recursive: true, force: true })
  }
}

await main()
