import { createTransport } from 'nodemailer'
import type { Config } from '#platform/config.ts'
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts'

const PATIENCE_MS = 10_000

/** The questions about a domain that `node:dns/promises` answers. */
export type NameService = {
  resolveMx(name: string): Promise<readonly { readonly exchange: string }[]>
  resolveTxt(name: string): Promise<readonly (readonly string[])[]>
}

/** @returns `undefined` where the domain has no such record */
const askName = async <Records extends readonly unknown[]>(
  question: Promise<Records>,
): Promise<Records | undefined> => {
  try {
    return await question
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENODATA' || code === 'ENOTFOUND') return undefined
    throw error
  }
}

/** Codes of nodemailer for a server that could not be talked to at all. */
const UNANSWERED = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT'])

const checkConnection = async (url: string, patienceMs: number): Promise<Finding> => {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  const { hostname } = new URL(url)
  try {
    await transport.verify()
    return ok(`mail: ${hostname} takes the connection and the sign-in; nothing was sent`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const does = UNANSWERED.has(code ?? '') ? 'does not answer' : 'refuses'
    return problem(
      `mail: ${hostname} ${does} (${reasonOf(error)}); until it takes mails they wait, and are given up after seven hours. See SMTP_URL`,
    )
  } finally {
    transport.close()
  }
}

/** Checks the DNS records by which receivers judge a sender. Their other rules are not public. */
const checkSender = async (domain: string, names: NameService): Promise<Finding[]> => {
  const texts = async (name: string) =>
    ((await askName(names.resolveTxt(name))) ?? []).map((parts) => parts.join(''))
  try {
    const hasSpf = (await texts(domain)).some((text) => /^v=spf1( |$)/i.test(text))
    const hasDmarc = (await texts(`_dmarc.${domain}`)).some((text) => /^v=DMARC1\b/i.test(text))
    const hasMx = ((await askName(names.resolveMx(domain))) ?? []).length > 0
    return [
      hasSpf
        ? ok(`mail: ${domain} says by SPF who may send for it`)
        : warning(`mail: ${domain} has no SPF record; many receivers will take mails for spam`),
      hasDmarc
        ? ok(`mail: ${domain} has a DMARC policy`)
        : warning(`mail: ${domain} has no DMARC policy, which large receivers ask for`),
      hasMx
        ? ok(`mail: ${domain} receives mail, so failures come back`)
        : warning(`mail: ${domain} has no MX record; undelivered mail cannot be returned`),
    ]
  } catch (error) {
    return [warning(`mail: ${domain} could not be looked up (${reasonOf(error)})`)]
  }
}

/**
 * Whether mails leave and are likely to be taken, as far as that can be known without sending one.
 *
 * @param patienceMs how long each step of the mail server may take
 */
export const checkMail = async (
  { delivery, smtpUrl, mailFrom }: Pick<Config, 'delivery' | 'smtpUrl' | 'mailFrom'>,
  names: NameService,
  patienceMs = PATIENCE_MS,
): Promise<Finding[]> => {
  if (smtpUrl === undefined)
    return delivery === 'mailbox'
      ? [ok('mail: none leaves this machine; it is in the local mailbox')]
      : [warning('mail: without SMTP_URL no listener can recover a password')]
  const domain = /@([^\s>]+)/.exec(mailFrom)?.[1]
  return [
    await checkConnection(smtpUrl, patienceMs),
    ...(domain?.includes('.') ? await checkSender(domain, names) : []),
  ]
}
