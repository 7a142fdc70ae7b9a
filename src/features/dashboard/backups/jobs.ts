import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineSchedule } from '#lib/jobs/job.ts'
import { recordFailedBackup } from './mutations.ts'

/** In a process of its own: it would keep the site from answering, and its memory would never come back. */
export const backUpNightly = defineSchedule({
  name: 'backup',
  schedule: '10 7 * * *',
  async run({ db, logger, backupFolder }) {
    if (!backupFolder) return
    const { code, said } = await runProgram()
    if (code === 0) return void logger.info('a backup was made')
    await recordFailedBackup(db, said || `the program ended with ${code}`)
    logger.error('the nightly backup failed')
  },
})

function runProgram(): Promise<{ code: number | null; said: string }> {
  const program = spawn(process.execPath, [findProgram()], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  program.stderr.on('data', (piece) => {
    said = (said + piece).slice(-2_000)
  })
  return new Promise((resolve, reject) => {
    program.on('error', reject)
    program.on('close', (code) => resolve({ code, said: said.trim().split('\n').at(-1) ?? '' }))
  })
}

function findProgram(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const program = join(folder, 'scripts', 'backup.ts')
    if (existsSync(program)) return program
    if (folder === dirname(folder)) throw new Error('scripts/backup.ts is missing')
  }
}
