import { buildStaleSite } from '../start/build-site.ts'

/** Builds the site before the ring `pages` where it is older than its code: the ring opens what was built. */
export const setup = async (): Promise<void> => {
  await buildStaleSite((line) => process.stdout.write(`${line}\n`))
}
