import { expect } from '@playwright/test'
import { z } from 'zod'

const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf'

const elementSchema = z.object({ [ELEMENT_KEY]: z.string() })

/** The few commands of WebDriver (W3C) that the smoke tests need, in terms of accessible names. */
export type WebDriver = {
  goto(url: string): Promise<void>
  /** Runs the body of a function in the page; a promise is awaited. @returns what it returns */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>
  /** Presses what has the role and name, as soon as it is there. */
  press(role: Role, name: RegExp): Promise<void>
  /** Types into the field with the label. */
  type(label: RegExp, text: string): Promise<void>
  /** Chooses a file for the file input with the label. */
  chooseFile(label: RegExp, path: string): Promise<void>
  /** Waits until the visible text of the page matches. */
  expectText(text: RegExp): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** @returns a PNG of the window */
  screenshot(): Promise<Buffer>
  end(): Promise<void>
}

const ROLES = {
  button: 'button, [role=button]',
  link: 'a[href]',
  field: 'input, textarea',
} as const

export type Role = keyof typeof ROLES

/**
 * The first element with a name, which is its label or its text, that a pointer reaches: in the
 * dialog, if one is open.
 */
const FIND = `const [selector, pattern] = arguments
const place = [...document.querySelectorAll('[role=dialog], dialog[open]')].at(-1) ?? document
const nameOf = (element) => (element.getAttribute('aria-label') ??
  [...(element.labels ?? [])].map((label) => label.textContent).join(' ').trim()) ||
  element.textContent.replace(/\\s+/g, ' ').trim()
const isReached = (element) => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  return met !== null && (element.contains(met) || met.contains(element))
}
return [...place.querySelectorAll(selector)].find((element) =>
  new RegExp(pattern).test(nameOf(element)) && !element.disabled && !element.closest('[inert]') &&
  (element.type === 'file' || (element.checkVisibility() && isReached(element)))) ?? null`

/**
 * Begins a session with a driver that listens.
 *
 * @param url of the driver
 * @throws {Error} from every command, with what the driver says, when it refuses
 */
export const beginSession = async (url: string, capabilities: object): Promise<WebDriver> => {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`${url}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = z.object({ value: z.unknown() }).parse(await reply.json())
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const begun = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const session = `/session/${z.object({ sessionId: z.string() }).parse(begun).sessionId}`
  const command = (path: string, body: object = {}) => send('POST', `${session}/${path}`, body)
  const run = (body: string, ...args: readonly unknown[]) =>
    command('execute/sync', { script: body, args })

  /** Waits for the element, because a page may still be loading. @returns its path */
  const find = async (role: Role, name: RegExp): Promise<string> => {
    let found: unknown
    const look = async () => (found = await run(FIND, ROLES[role], name.source))
    await expect.poll(look, { message: `the ${role} ${name}` }).not.toBeNull()
    return `element/${elementSchema.parse(found)[ELEMENT_KEY]}`
  }

  return {
    goto: async (address) => {
      await command('url', { url: address })
      // The page is there before its scripts answer.
      const isAlive = () => run("return !('earlyPresses' in window)")
      await expect.poll(isAlive, { message: `the scripts of ${address}` }).toBe(true)
    },
    run,
    press: async (role, name) => {
      await command(`${await find(role, name)}/click`)
    },
    type: async (label, text) => {
      await command(`${await find('field', label)}/value`, { text })
    },
    chooseFile: async (label, path) => {
      await command(`${await find('field', label)}/value`, { text: path })
    },
    expectText: (text) =>
      expect
        .poll(() => run('return document.body.innerText'), { message: `the text ${text}` })
        .toMatch(text),
    resize: async (width, height) => {
      await command('window/rect', { width, height })
    },
    screenshot: async () =>
      Buffer.from(z.string().parse(await send('GET', `${session}/screenshot`)), 'base64'),
    end: async () => {
      await send('DELETE', session)
    },
  }
}
