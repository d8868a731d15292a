import { describe, expect, it } from 'vitest'
import { findTemplateFaults, offerOfCasaos, offerOfCoolify } from './find-template-faults.ts'
import { CASAOS_FILE, COOLIFY_FILE, parseCasaos, parseCoolify } from './read-catalogues.ts'
import { readRepositoryFile } from './read-compose.ts'
import { readImage } from './read-image.ts'

const { version } = JSON.parse(await readRepositoryFile('package.json')) as { version: string }
const image = await readImage()

/** A template with one slip in it. */
const slip = (text: string, right: string, wrong: string): string => {
  expect(text).toContain(right)
  return text.replace(right, wrong)
}

const faultsOf = {
  casaos: (text: string) => findTemplateFaults(offerOfCasaos(parseCasaos(text)), image, version),
  coolify: (text: string) => findTemplateFaults(offerOfCoolify(parseCoolify(text)), image, version),
}
const texts = {
  casaos: await readRepositoryFile(CASAOS_FILE),
  coolify: await readRepositoryFile(COOLIFY_FILE),
}

describe.each(['casaos', 'coolify'] as const)('the template for %s', (catalogue) => {
  it('has the name, port, volume, settings and health check of the image', () => {
    expect(faultsOf[catalogue](texts[catalogue])).toEqual([])
  })
})

/** A copy of the Dockerfile's facts in which one is another. */
const changed = (name: string, rest: string) => ({
  ...image,
  lines: new Map([...image.lines, [name, [rest]]]),
})

describe('a slip', () => {
  it.each([
    [`image: dhvani:${version}`, 'image: dhvani:0.0.9', /^image: dhvani:0\.0\.9/],
    ['target: 3000', 'target: 3080', /^port: 3080, and the image has 3000/],
    ["port_map: '3080'", "port_map: '3000'", /^port: host port 3000/],
    ['target: /data', 'target: /dhvani/data', /^volumes: \/dhvani\/data/],
    ['UPLOAD_QUOTA_MB:', 'UPLOAD_QUOTA:', /^UPLOAD_QUOTA: the server has no such setting/],
    ["SMTP_URL: ''", "PORT: '3080'", /^PORT: the image sets it/],
  ])('of CasaOS is found: %s', (right, wrong, fault) => {
    expect(faultsOf.casaos(slip(texts.casaos, right, wrong))).toEqual([
      expect.stringMatching(fault),
    ])
  })

  it.each([
    [`image: dhvani:${version}`, 'image: dhvani:0.0.9', /^image: dhvani:0\.0\.9/],
    ['# port: 3000', '# port: 80', /^port: 80, and the image has 3000/],
    ['SERVICE_URL_DHVANI_3000', 'SERVICE_URL_DHVANI_8080', /^port: 8080/],
    ['SERVICE_URL_DHVANI_3000', 'SERVICE_URL_SITE_3000', /^port: none/],
    ['dhvani-data:/data', 'dhvani-data:/var/data', /^volumes: \/var\/data/],
    ['UPI_NAME=${UPI_NAME}', 'UPI_NAME=${UPI_ID}', /^UPI_NAME: is given UPI_ID/],
    ['AUTH_SIGNUPS=', 'SIGNUPS=', /^SIGNUPS: the server has no such setting/],
    ['/readyz', '/ready', /^health check: .*\/ready'/],
    ['start_period: 30s', 'start_period: 3s', /^health check: .*--start-period=3s/],
    ['retries: 3', 'retries: 1', /^health check: .*--retries=1/],
  ])('of Coolify is found: %s', (right, wrong, fault) => {
    expect(faultsOf.coolify(slip(texts.coolify, right, wrong))).toContainEqual(
      expect.stringMatching(fault),
    )
  })

  it.each([
    ['EXPOSE', '8080', 'port it listens on'],
    ['VOLUME', '/srv', 'data directory'],
  ])('of the Dockerfile is found: %s', (name, rest, fault) => {
    const offer = offerOfCasaos(parseCasaos(texts.casaos))
    expect(findTemplateFaults(offer, changed(name, rest), version).join('\n')).toContain(fault)
  })
})
