/** `node tools/entry/run.mjs NAME …`: the first step of every command of package.json. */
import { bootstrap } from './bootstrap.mjs'
import { chooseInstall, describeForms, explainWords } from './command-line.mjs'
import { COMMANDS } from './commands.mjs'

const [name, ...words] = process.argv.slice(2)
const { script, before = [], takes } = COMMANDS[name]
const fault = explainWords(name, takes, words)

if (words.includes('--help')) console.log(describeForms(name, takes))
else if (fault) {
  console.error(fault)
  process.exitCode = 2
} else
  await bootstrap(script, {
    installs: chooseInstall(COMMANDS[name], words),
    args: [...before, ...words],
  })
