import { fork } from 'node:child_process'
import { createServer } from 'vite'

/** Pages reload by themselves; a change to the server needs a new process. */
const serverSource = /src\/(server|db|lib)\/|src\/features\/.*\/(api|jobs|mail|data|mutations|schema)\.tsx?$/
const restart = 75

if (process.send) await develop()
else supervise()

function supervise() {
  // Ctrl-C reaches the child too; this process ends after it.
  process.on('SIGINT', () => {})
  fork(import.meta.filename, { env: { ...process.env, NODE_ENV: 'development' } }).on('exit', (code) => {
    if (code === restart) supervise()
    else process.exitCode = code ?? 1
  })
}

async function develop() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  vite.watcher.on('change', (path) => {
    if (!serverSource.test(path)) return
    console.log(`Restarting: ${path} has changed`)
    process.exit(restart)
  })
  const { startDevelopment } = await vite.ssrLoadModule('/src/server/development.ts')
  await startDevelopment(vite)
}
