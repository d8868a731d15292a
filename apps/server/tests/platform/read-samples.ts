/** One line of Prometheus' text format. */
export type Sample = {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const LINE = /^(?<name>[a-zA-Z_:][\w:]*)(?:\{(?<labels>.*)\})? (?<value>\S+)$/
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g

/** @throws when a line is no sample and no comment */
export const readSamples = (text: string): Sample[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const groups = LINE.exec(line)?.groups
      if (!groups) throw new Error(`Not a sample: ${line}`)
      const pairs = (groups['labels'] ?? '').matchAll(LABEL)
      return {
        name: groups['name'] ?? '',
        labels: Object.fromEntries([...pairs].map(([, key = '', value = '']) => [key, value])),
        value: Number(groups['value']),
      }
    })
