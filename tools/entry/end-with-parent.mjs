import { spawnSync } from 'node:child_process'

const LOOK_MS = 500

/** Every process of the machine; none where there is no `ps`. */
const listProcesses = () =>
  (spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).stdout ?? '')
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter(Boolean)
    .map(([, pid, parent, words]) => ({ pid: Number(pid), parent: Number(parent), words }))

const listDescendants = (pid, all) => {
  const children = all.filter(({ parent }) => parent === pid).map((child) => child.pid)
  return children.flatMap((child) => [child, ...listDescendants(child, all)])
}

/** npm starts a shell, and the shell this process. A terminal that closes is no npm: `nohup npm start` goes on. */
const findNpm = () => {
  const all = listProcesses()
  const parent = all.find(({ pid }) => pid === process.ppid)
  const above = all.find(({ pid }) => pid === parent?.parent)
  return [parent, above].find(
    (one) => one && /\bnpm\b/.test(one.words) && !/^\S*sh /.test(one.words),
  )
}

const lives = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * Begins a command, and ends it when this process is told to end, or when the npm that started it has ended: a killed
 * npm leaves its children running.
 * What the command began and left behind, such as a browser, ends after it.
 *
 * @param begin starts the command
 */
export const endWithParent = (begin) => {
  // Sought first: an npm that is killed as soon as the command runs would not be found any more.
  const npm = findNpm()
  const child = begin()
  const begun = new Set()
  const end = (signal) => {
    for (const pid of listDescendants(child.pid, listProcesses())) begun.add(pid)
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
  if (npm) {
    const looking = setInterval(() => {
      if (lives(npm.pid)) return
      clearInterval(looking)
      end('SIGTERM')
    }, LOOK_MS).unref()
  }
  child.on('exit', (code, signal) => {
    for (const pid of [...begun].filter(lives)) process.kill(pid, 'SIGKILL')
    process.exit(signal ? 1 : code)
  })
}
