import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import {
  findBuiltInSound,
  soundManifestSchema,
  type ManifestSound,
  type SoundManifest,
} from '@dhvani/catalogue'
import { describeRange, type Gate } from '../gates/gate.ts'
import { createJobQueue } from '../render/job-queue.ts'
import { runJobs } from '../render/run-jobs.ts'
import { writeAtomically } from '../ship/write-atomically.ts'
import type { Likeness } from '../judge/likeness.ts'
import { findEarlierVersion } from '../judge/refused-takes.ts'
import { likenessTable } from './likeness-table.ts'
import { measureShippedBeats } from './measure-shipped-beats.ts'
import type { ShippedReport } from './measure-shipped.ts'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`

const gateRow = (gate: Gate): string => {
  const range = describeRange({
    ...gate,
    least: gate.least <= -1e9 ? -Infinity : Number(gate.least.toFixed(3)),
    most: gate.most >= 1e9 ? Infinity : Number(gate.most.toFixed(3)),
  })
  return `<tr class="${gate.passed ? 'ok' : 'fail'}"><td>${escape(gate.name)}</td><td>${gate.value.toFixed(3)} ${gate.unit}</td><td>${range}</td><td>${gate.passed ? 'passed' : 'FAILED'}</td></tr>`
}

const originOf = ({ recipe, credit }: ManifestSound): string =>
  credit
    ? `Recording by ${escape(credit.author)}, ${escape(credit.licence)}, ${escape(credit.source)}`
    : `Recipe version ${recipe?.version ?? '?'}, seed ${recipe?.seed ?? '?'}`

const soundSection = (report: ShippedReport, sound: ManifestSound): string => {
  const { standard, small } = sound
  const name = findBuiltInSound(report.file)?.name ?? report.file
  return `<section><h2>${escape(name)}</h2>
<p>${originOf(sound)}. ${(standard.loopEnd - standard.loopStart).toFixed(2)} s;
${standard.lufs} LUFS, ${standard.truePeak} dBTP, ${kilobytes(standard.bytes)};
small tier ${small.lufs} LUFS, ${small.truePeak} dBTP, ${kilobytes(small.bytes)}.</p>
<svg viewBox="0 0 1200 200" role="img" aria-label="Waveform, left above right"><path d="${report.waveform.left}"/><path d="${report.waveform.right}" transform="translate(0 100)"/></svg>
<img src="${report.picture}" width="1200" height="320" alt="Spectrogram, 40 Hz to 16 kHz">
${sound.credit ? '' : likenessTable(report.likeness, findEarlierVersion(report.file))}
<table><thead><tr><th>Gate</th><th>Value</th><th>Range</th><th></th></tr></thead>
<tbody>${report.gates.map(gateRow).join('\n')}</tbody></table></section>`
}

const beatsSection = (
  { beats }: SoundManifest,
  likenesses: ReadonlyMap<string, Likeness>,
): string => {
  const tables = Object.keys(beats).map(
    (id) => `<h3>${escape(id)}</h3>${likenessTable(likenesses.get(id), findEarlierVersion(id))}`,
  )
  const rows = Object.entries(beats).map(
    ([id, { file, beats: count, play, recipe }]) =>
      `<tr><td>${escape(id)}</td><td>${count}</td><td>${file.lufs} LUFS</td><td>${file.truePeak} dBTP</td><td>${kilobytes(file.bytes)}</td><td>${play.kind}</td><td>version ${recipe.version}, seed ${recipe.seed}</td></tr>`,
  )
  return rows.length === 0
    ? ''
    : `<section><h2>Beat loops</h2><table><thead><tr><th>Loop</th><th>Beats</th><th>Loudness</th><th>True peak</th><th>Size</th><th>Played by</th><th>Recipe</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>${tables.join('\n')}</section>`
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:1200px;margin:2rem auto;padding:0 1rem;background:#141019;color:#eee6f2}
section{margin:3rem 0}svg,img{display:block;width:100%;height:auto;background:#040410;margin:.5rem 0}path{fill:#c98bd8}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.15rem .75rem .15rem 0;border-bottom:1px solid #3a3045}
.fail td{color:#ff8d7a;font-weight:600}`

/**
 * Measures every shipped sound and writes `report/index.html`.
 *
 * @returns names of the gates that failed, as "sound: gate", and the sounds unlike recordings
 */
export const writeReport = async (
  outputDir: string,
  onProgress: (line: string) => void,
): Promise<{ path: string; failed: string[] }> => {
  const manifest = soundManifestSchema.parse(
    JSON.parse(readFileSync(join(outputDir, 'manifest.json'), 'utf8')),
  )
  const sounds = Object.entries(manifest.sounds)
  const reports = new Map<string, ShippedReport>()
  await runJobs<{ file: string; sound: ManifestSound }, ShippedReport>(
    createJobQueue(sounds.map(([file, sound]) => ({ file, sound }))),
    {
      worker: new URL('./report-worker.ts', import.meta.url),
      workerData: { outputDir },
      workers: availableParallelism(),
      describe: ({ file }) => `Measuring ${file} failed`,
      onResult: (report) => {
        reports.set(report.file, report)
        onProgress(`Measuring sounds: ${report.file} (${reports.size} of ${sounds.length})`)
      },
    },
  )
  const beats = await measureShippedBeats(outputDir, manifest)
  const sections = sounds.map(([file, sound]) => soundSection(reports.get(file)!, sound))
  const path = join(outputDir, 'report', 'index.html')
  writeAtomically(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Dhvani: the sounds as shipped</title><style>${STYLE}</style>
<h1>The sounds as shipped</h1><p>Measured on the decoded mp3 files, one period each.</p>
${sections.join('\n')}${beatsSection(manifest, beats)}</html>\n`,
  )
  const failed = [...reports.values()].flatMap(({ file, gates, likeness }) => [
    ...gates.filter(({ passed }) => !passed).map(({ name }) => `${file}: ${name}`),
    ...(likeness?.passed === false ? [`${file}: unlike recordings`] : []),
  ])
  const unlike = [...beats].filter(([, { passed }]) => !passed)
  return { path, failed: [...failed, ...unlike.map(([loop]) => `${loop}: unlike recordings`)] }
}
