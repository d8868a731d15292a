import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findInstalledNode, isNewEnough, linkNode } from './choose-node.mjs'
import { runInstallScripts } from './install-scripts.mjs'
import { runNpm } from './run-npm.mjs'

/** What an install needs, npm's cache included, in megabytes. */
const ROOM_MB = { product: 700, all: 1500, node: 300 }

const ownNode = isNewEnough(process.versions.node) ? process.execPath : undefined

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** A file beside the packages that names the lockfile by which they were installed. */
const openStamp = (file, lockfile) => ({
  isFresh: () => existsSync(file) && readFileSync(file, 'utf8') === hashOf(lockfile),
  write: () => writeFileSync(file, hashOf(lockfile)),
  remove: () => rmSync(file, { force: true }),
})

const requireRoom = (root, needed) => {
  const { bavail, bsize } = statfsSync(root)
  const free = Math.round((bavail * bsize) / 1_000_000)
  if (free < needed)
    throw new Error(`the disk has ${free} MB left; the install needs about ${needed} MB.`)
}

/**
 * What the stages of an install leave to do. The product is what `npm start` runs; with the test tools it is all.
 *
 * @param root of the checkout
 * @param stage `product` or `all`
 */
const planInstall = (root, stage) => {
  const lockfile = join(root, 'package-lock.json')
  const product = openStamp(join(root, 'node_modules/.dhvani-product'), lockfile)
  const all = openStamp(join(root, 'node_modules/.dhvani-all'), lockfile)
  const nodeLockfile = join(root, 'tools/node/package-lock.json')
  const node = openStamp(join(root, 'tools/node/node_modules/.dhvani-node'), nodeLockfile)

  const installProduct = async () => {
    await runNpm(root, ['ci', '--omit=dev'])
    product.write()
  }
  const installAll = async () => {
    await runNpm(root, ['ci', '--include=dev'])
    runInstallScripts(root)
    product.write()
    all.write()
  }
  /** Adds the test tools and leaves the rest as it is. Killed half way, it leaves no stamp. */
  const addTools = async () => {
    product.remove()
    try {
      await runNpm(root, ['install', '--no-save', '--include=dev'])
    } catch (error) {
      // npm has undone what it began.
      product.write()
      throw error
    }
    runInstallScripts(root)
    product.write()
    all.write()
  }
  const installNode = async () => {
    await runNpm(join(root, 'tools/node'), ['ci'])
    if (!findInstalledNode(root))
      throw new Error(
        `Node ${process.versions.node} is too old, and there is none to install for ` +
          `${process.platform} on ${process.arch}; install Node 24.5 or newer.`,
      )
    node.write()
  }

  const tasks = []
  const packages =
    all.isFresh() || (stage === 'product' && product.isFresh())
      ? undefined
      : stage === 'product'
        ? installProduct
        : product.isFresh()
          ? addTools
          : installAll
  if (packages) tasks.push({ run: packages, roomMb: ROOM_MB[stage] })
  if (!ownNode && !(node.isFresh() && findInstalledNode(root)))
    tasks.push({ run: installNode, roomMb: ROOM_MB.node })
  return tasks
}

const runTasks = async (tasks) => {
  const started = Date.now()
  const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`
  const progress = setInterval(() => console.log(`  still installing, ${elapsed()}`), 10_000)
  try {
    const ends = await Promise.allSettled(tasks.map(({ run }) => run()))
    const failed = ends.find(({ status }) => status === 'rejected')
    if (failed) throw failed.reason
  } finally {
    clearInterval(progress)
  }
  console.log(`Installed in ${elapsed()}.`)
}

/**
 * Installs what is missing of a stage.
 *
 * @param root of the checkout
 * @param stage `product` for what `npm start` runs, `all` for the test tools too
 * @returns the Node to go on with, and how many seconds the install took
 * @throws one line that says what is wrong
 */
export const installStage = async (root, stage) => {
  const tasks = planInstall(root, stage)
  const started = performance.now()
  if (tasks.length > 0) {
    requireRoom(
      root,
      tasks.reduce((sum, { roomMb }) => sum + roomMb, 0),
    )
    console.log('Installing what package-lock.json says …')
    await runTasks(tasks)
  }
  const seconds = tasks.length > 0 ? (performance.now() - started) / 1000 : 0
  const program = ownNode ?? findInstalledNode(root)
  linkNode(root, program)
  return { program, seconds }
}
