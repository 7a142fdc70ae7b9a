import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseCsv } from './csv.ts'
import { makeTemporaryFolder } from './server-process.ts'

/** Commas, quotes, UTF-8, from the first line, quoted cells are text: a person's answers in the import dialog. */
const reading = 'CSV:44,34,76,1,,0,true,false'
const writing = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false'

/** Opens a CSV as a spreadsheet, saves it as CSV again, and returns those cells. */
export function readWithLibreOffice(csv: string): string[][] {
  const folder = makeTemporaryFolder()
  try {
    const input = join(folder.path, 'applications.csv')
    const output = join(folder.path, 'saved')
    mkdirSync(output)
    copyFileSync(csv, input)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder.path, 'profile'))}`
    const options = [
      '--headless',
      `--infilter=${reading}`,
      '--convert-to',
      writing,
      '--outdir',
      output,
      input,
    ]
    execFileSync('soffice', [profile, ...options], { stdio: 'ignore', timeout: 120_000 })
    return parseCsv(readFileSync(join(output, 'applications.csv'), 'utf8'))
  } finally {
    folder.remove()
  }
}
