import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { pathFromRoot, root } from './files.ts'

/**
 * Drawing some files takes a browser or this folder's packages. The record keeps hashes of their input and their output,
 * so a test can tell that they are current without drawing them. Its keys are patterns of their paths.
 */
type Fingerprints = { from: string; drawn: string }

const record = pathFromRoot('art/fingerprints.json')
const imports = /^import [^']*'[^']*'.*\n/gm
const comments = /^\s*(\/\/|\/\*|\*).*\n/gm

/** Hashes files. In TypeScript, imports and comments don't count: they change no drawing, and moving files changes them. */
export function essence(...patterns: string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync(patterns, { cwd: root }).sort()) {
    const content = readFileSync(pathFromRoot(path))
    hash.update(`${path}\0`)
    hash.update(
      path.endsWith('.ts') ? content.toString().replace(imports, '').replace(comments, '') : content,
    )
  }
  return hash.digest('hex')
}

/** The exact packages that art/ draws with. */
export const packages = () => essence('art/package-lock.json')

export function takeFingerprints(inputs: Record<string, string>): Record<string, Fingerprints> {
  const shorten = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
  const entries = Object.entries(inputs).map(([pattern, input]) => [
    pattern,
    { from: shorten(input), drawn: shorten(essence(pattern)) },
  ])
  return Object.fromEntries(entries)
}

export const readRecord = (): Record<string, Fingerprints> => JSON.parse(readFileSync(record, 'utf8'))

/** The patterns whose inputs or files have changed since the last drawing. */
export function listStale(inputs: Record<string, string>): string[] {
  const record = readRecord()
  return Object.entries(takeFingerprints(inputs))
    .filter(([path, { from, drawn }]) => record[path]?.from !== from || record[path].drawn !== drawn)
    .map(([path]) => path)
}

export const writeRecord = (fingerprints: Record<string, Fingerprints>) =>
  writeFileSync(record, `${JSON.stringify(fingerprints, null, 2)}\n`)
