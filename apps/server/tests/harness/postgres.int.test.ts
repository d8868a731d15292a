import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const FAILING_PROGRAM = `
const { startPostgres } = await import('${new URL('postgres.ts', import.meta.url).href}')
const postgres = await startPostgres()
await postgres.stop()
process.exitCode = 3
`

it('lets a program that started PostgreSQL end with its own code', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', FAILING_PROGRAM], {
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  expect(code).toBe(3)
})
