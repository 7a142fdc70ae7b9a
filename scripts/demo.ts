import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DataFolderInUseError } from '#db/folder-lock.ts'
import { settingNames } from '#lib/config.ts'
import { DemoRefused, isDemoFolder, prepareDemoFolder } from '#server/demo/demo-folder.ts'
import { bundleIfStale } from './build.ts'
import { runChild } from './run-child.ts'

/**
 * `npm run demo [FOLDER]`: the site and the desk with 300 made-up applications, in a folder of their own
 * (data/demo). It ignores a real site's settings, so that no real database, bucket or mail server is near.
 */
const kept = ['PORT', 'HOST', 'PUBLIC_URL', 'TRUST_PROXY', 'LOG_LEVEL']

process.chdir(new URL('..', import.meta.url).pathname)
const folder = resolve(process.argv[2] ?? 'data/demo')
for (const name of settingNames) if (!kept.includes(name)) delete process.env[name]
// React picks its production build by this.
process.env.NODE_ENV ??= 'production'
process.env.DEMO = 'true'
process.env.DATA_DIR = folder
// People who look around shouldn't wait for pages that nobody asked for.
process.env.WARM_PAGES = 'false'
process.env.LOG_LEVEL ||= 'warn'

try {
  prepareDemoFolder(folder)
} catch (error) {
  if (!(error instanceof DemoRefused || error instanceof DataFolderInUseError)) throw error
  console.error(error.message)
  process.exit(1)
}
// Both take half a minute and one processor, and neither needs the other.
const [finishBuild] = await Promise.all([bundleIfStale(), fill()])
await import(pathToFileURL('build/server/index.js').href)
// Until then the server sends uncompressed files, which nobody notices on a laptop.
await finishBuild()

async function fill() {
  if (isDemoFolder(folder)) return
  console.log('Making up 300 files ...')
  await runChild(process.execPath, ['scripts/demo-fill.ts'], { stdio: 'inherit' })
}
