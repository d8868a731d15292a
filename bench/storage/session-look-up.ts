import type { Serving } from './client.ts'
import { listings } from './lists.ts'

const WARM_UP = 100
const ROUNDS = 1500

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * What the look-up of the session costs: the same lists in turns with the person's token and with one
 * that names no session, for which the server looks nothing up.
 *
 * @returns for each list the time with the look-up as a multiple of the time without
 */
export const measureSessionLookUp = async (
  serving: Serving,
): Promise<readonly { readonly name: string; readonly ratio: number }[]> => {
  const { token } = (await serving.ask('/token-without-session', {
    headers: serving.headers,
  })) as { token: string }
  const without = { ...serving, headers: { ...serving.headers, authorization: `Bearer ${token}` } }
  const compared: { name: string; ratio: number }[] = []
  for (const [index, { name, list }] of listings(serving).entries()) {
    const other = listings(without)[index]
    if (!other) throw new Error('Both callers have the same lists.')
    const times = { looking: [] as number[], not: [] as number[] }
    const time = async (side: keyof typeof times, ask: () => Promise<unknown>) => {
      const began = performance.now()
      await ask()
      times[side].push(performance.now() - began)
    }
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      if (round === WARM_UP) for (const side of Object.values(times)) side.length = 0
      if (round % 2 === 0) await time('looking', list)
      await time('not', other.list)
      if (round % 2 === 1) await time('looking', list)
    }
    const [looking, not] = [median(times.looking), median(times.not)]
    console.log(
      `${name.padEnd(7)} with the session looked up ${looking.toFixed(3)} ms, without ` +
        `${not.toFixed(3)} ms, ratio ${(looking / not).toFixed(3)}`,
    )
    compared.push({ name, ratio: looking / not })
  }
  return compared
}
