import { describeService } from './describe-service.ts'
import { createService } from './create-service.ts'

describeService('the stand-in for the server', async () => {
  const { accounts, answer } = createService()
  return {
    url: location.origin,
    publishableKey: 'sb_publishable_dhvani_local',
    fetch: async (input, init) => {
      const given = await answer(new Request(input, init))
      if (!given) throw new TypeError('Failed to fetch')
      return given
    },
    addAccount: (account) => Promise.resolve(accounts.add(account)),
  }
})
