import { writeFile } from 'node:fs/promises'
import { OF_64_BITS } from '../../fixtures/upload.ts'
import { test } from './test.ts'

test('what no browser plays is made to fit, and sent', async ({ driver, signIn }, info) => {
  const path = info.outputPath(OF_64_BITS.name)
  await writeFile(path, OF_64_BITS.buffer)
  await signIn()
  await driver.press('button', /^Upload Sound$/)
  await driver.chooseFile(/^Audio File/, path)
  await driver.expectText(/field\.mp3/)
  await driver.press('button', /^Upload Sound$/)
  await driver.press('button', /^field/)
  await driver.expectText(/Add to Mix/)
})
