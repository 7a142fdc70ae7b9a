import { BackupRefused } from '#lib/backup/refused.ts'
import { type Config, readConfig } from '#lib/config.ts'
import { describeStartFailure } from '#server/start-failure.ts'

/** Prints what was done, or in one line why not. */
export async function runBackupCommand(run: (readSettings: () => Config) => Promise<string>): Promise<void> {
  process.chdir(new URL('..', import.meta.url).pathname)
  const read = readConfig(process.env)
  const readSettings = () => {
    if (!read.ok) throw new BackupRefused(`The configuration is not valid: ${read.mistakes.join('; ')}`)
    return read.config
  }
  try {
    console.log(await run(readSettings))
  } catch (error) {
    const isSaid = error instanceof BackupRefused || !read.ok
    console.error(isSaid ? (error as Error).message : describeStartFailure(error, read.config))
    process.exitCode = 1
  }
}
