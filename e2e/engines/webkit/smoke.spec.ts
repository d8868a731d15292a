import { writeFile } from 'node:fs/promises'
import { steadyTone } from '../../fixtures/steady-tone.ts'
import { expectHeard, expectUnheard } from '../loudspeaker.ts'
import { test } from './test.ts'

test('Home plays a preview', async ({ driver, site, keepPicture }) => {
  await driver.goto(site.url)
  await driver.press('button', /^Rain(?! &)/)
  await driver.expectText(/Pause preview/)
  await expectHeard('the preview is heard')
  await keepPicture('preview')
  await driver.press('button', /^Close$/)
  await expectUnheard('the preview ends with its dialog')
})

test('a mix plays on while its listener reads, and stops', async ({
  driver,
  signIn,
  keepPicture,
}) => {
  await signIn()
  for (const name of ['Rain', 'Sea Waves']) {
    await driver.press('button', new RegExp(`^${name}(?! &)`))
    await driver.press('button', /^Add to Mix$/)
  }
  await driver.expectText(/2 sounds playing/)
  await expectHeard('two sounds are heard')
  await keepPicture('mix')
  await driver.press('link', /^Terms$/)
  await driver.expectText(/Terms of/)
  await expectHeard('the mix plays on')
  await driver.press('link', /^Home$/)
  await driver.press('button', /^Pause all$/)
  await driver.expectText(/0 sounds playing/)
  await expectUnheard('the mix pauses')
})

test('a sound of one’s own is uploaded and heard', async ({ driver, signIn }, info) => {
  const file = info.outputPath('My Veena.wav')
  await writeFile(file, steadyTone(1, 0.2))
  await signIn()
  await driver.press('button', /^Upload Sound$/)
  await driver.chooseFile(/^Audio File/, file)
  await driver.press('button', /^Upload Sound$/)
  await driver.press('button', /^My Veena/)
  await driver.press('button', /^Add to Mix$/)
  await driver.expectText(/1 sound playing/)
  await expectHeard('the own sound is heard')
  await driver.press('button', /^Sign Out$/)
  await expectUnheard('it ends with the session')
})

test('a beat is built and plays', async ({ driver, site, keepPicture }) => {
  await driver.goto(`${site.url}/beatboxer`)
  await driver.press('button', /^Teentaal$/)
  await driver.press('button', /^Slot 1: empty/)
  await driver.press('button', /^Play$/)
  await expectHeard('the beat is heard')
  await keepPicture('beat')
  await driver.press('button', /^Pause$/)
  await expectUnheard('the beat pauses')
})

test('an article is read and listened to', async ({ driver, site, keepPicture }) => {
  await driver.goto(`${site.url}/blog`)
  await driver.press('link', /^Read More.*ASMR/)
  await driver.press('button', /^Listen to Rain$/)
  await expectHeard('the sound of the article is heard')
  await keepPicture('article')
  await driver.press('button', /^Stop Rain$/)
})
