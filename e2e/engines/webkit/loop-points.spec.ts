import { expectExactLoop, SPEAKER_RATES, TIERS } from '../loop-points.ts'
import { test } from './test.ts'

for (const tier of TIERS)
  for (const rate of SPEAKER_RATES)
    test(`a loop of the ${tier} files is exact to the frame at ${rate} Hz`, async ({
      driver,
      site,
    }) => {
      await driver.goto(site.url)
      await expectExactLoop((expression) => driver.run(`return ${expression}`), rate, tier)
    })
