import { pino } from 'pino'
import { build } from 'vite'
import { readConfig } from '#lib/config.ts'
import type * as demo from '#server/demo/make-demo.ts'

/** Fills the demo's folder during the build: `scripts/demo.ts` starts it, with its settings. */
// Not in build/, which the build beside it empties at a moment of its own.
const outDir = 'node_modules/.cache/demo'

const read = readConfig(process.env)
if (!read.ok) throw new Error(read.mistakes.join('\n'))
// Node alone can't read the mails, which are written in JSX.
await build({
  configFile: false,
  logLevel: 'warn',
  build: { ssr: 'src/server/demo/make-demo.ts', outDir, copyPublicDir: false },
})
const { makeDemo }: typeof demo = await import('../node_modules/.cache/demo/make-demo.js' as string)
await makeDemo(read.config, pino({ level: 'warn' }))
