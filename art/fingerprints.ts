import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { pathFromRoot, root } from './files.ts'

/**
 * Some files take a browser or this folder's packages to draw. For these the record keeps what they were drawn from and
 * what came out, so a test can tell that they are current without drawing them.
 */
type Fingerprints = { from: string; drawn: string }

const record = pathFromRoot('art/fingerprints.json')
const imports = /^import [^']*'[^']*'.*\n/gm
const comments = /^\s*(\/\/|\/\*|\*).*\n/gm

/** What the files hold. In TypeScript imports and comments don't count: they change no drawing, and move with the house. */
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

/** `inputs` has what files are drawn from, by the pattern of their paths. */
export function takeFingerprints(inputs: Record<string, string>): Record<string, Fingerprints> {
  const shorten = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
  const entries = Object.entries(inputs).map(([pattern, input]) => [
    pattern,
    { from: shorten(input), drawn: shorten(essence(pattern)) },
  ])
  return Object.fromEntries(entries)
}

export const readRecord = (): Record<string, Fingerprints> => JSON.parse(readFileSync(record, 'utf8'))

/** The patterns whose files are not what these inputs became when they were last drawn. */
export function listStale(inputs: Record<string, string>): string[] {
  const record = readRecord()
  return Object.entries(takeFingerprints(inputs))
    .filter(([path, { from, drawn }]) => record[path]?.from !== from || record[path].drawn !== drawn)
    .map(([path]) => path)
}

export const writeRecord = (fingerprints: Record<string, Fingerprints>) =>
  writeFileSync(record, `${JSON.stringify(fingerprints, null, 2)}\n`)
