import { PASSWORD_LENGTH, type SiteConfig } from '@dhvani/catalogue'
import { createAccounts } from './accounts.ts'
import { dataRefusal, json, storageRefusal } from './answers.ts'
import { createFiles } from './files.ts'
import { createRows } from './rows.ts'

/** What a server without settings tells its pages. */
const PLAIN: SiteConfig = {
  donationPrices: { 10: null, 50: null, 100: null },
  upi: null,
  captchaSiteKey: null,
  captchaScriptUrl: null,
  contactByMail: false,
  mailboxUrl: null,
  publishableKey: 'sb_publishable_dhvani_local',
  passwordMinLength: PASSWORD_LENGTH.min,
  errorReports: 0,
  operator: { name: null, address: null, law: null, grievanceOfficer: null },
}

/**
 * Stands in for the server, one for each test: it answers the requests of the official clients, and keeps what they
 * write until the test ends. What it answers, the server answers: `describe-service.ts` asks both.
 */
export const createService = () => {
  const accounts = createAccounts()
  const rows = createRows()
  const files = createFiles()
  let config = PLAIN

  return {
    accounts,
    rows,
    files,
    /** Lets the service have settings of an operator. */
    configure: (settings: Partial<SiteConfig>) => {
      config = { ...config, ...settings }
    },
    /** @returns `undefined` for an address that no service has */
    answer: async (request: Request): Promise<Response | undefined> => {
      const url = new URL(request.url)
      if (url.pathname === '/config.json') return json(config)
      if (url.pathname.startsWith('/auth/v1/')) return accounts.answer(request, url)
      if (url.pathname.startsWith('/rest/v1/')) {
        if (accounts.isOver(request))
          return dataRefusal(401, 'PGRST303', 'JWT of a session that has ended')
        return url.pathname === '/rest/v1/account_sessions' && request.method === 'GET'
          ? json(accounts.sessionsOf(request))
          : rows.answer(request, url, accounts.idOf(request))
      }
      if (url.pathname.startsWith('/storage/v1/'))
        return accounts.isOver(request)
          ? storageRefusal(403, 'Unauthorized', '"exp" claim timestamp check failed')
          : files.answer(request, url)
      return undefined
    },
  }
}

export type Service = ReturnType<typeof createService>
