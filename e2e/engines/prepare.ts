import { startLoudspeaker } from './loudspeaker.ts'
import { missingPrograms, type EngineName } from './programs.ts'

const ENGINES: readonly EngineName[] = ['firefox', 'webkit']

/** Runs once before the tests of the engines that are installed. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async (): Promise<(() => Promise<void>) | undefined> =>
  ENGINES.some((engine) => missingPrograms(engine).length === 0) ? startLoudspeaker() : undefined
