import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A committed file that `npm run art` writes; `path` starts at the root of the repository. */
export type ArtFile = { path: string; content: string | Buffer }

const root = new URL('../', import.meta.url)
const biome = fileURLToPath(new URL('node_modules/.bin/biome', root))

export const pathFromRoot = (path: string) => new URL(path, root)

export function writeFiles(files: readonly ArtFile[]): void {
  for (const { path, content } of files) writeFileSync(pathFromRoot(path), content)
}

/** Formats a text as the linter wants to find it. */
export function format(path: string, text: string): ArtFile {
  const content = execFileSync(biome, ['check', '--write', `--stdin-file-path=${path}`], {
    input: text,
    encoding: 'utf8',
    cwd: fileURLToPath(root),
  })
  return { path, content }
}

/**
 * What the files that take a browser or minutes to draw were drawn from, by their paths: a test compares it with what they
 * would be drawn from now.
 */
const record = pathFromRoot('art/drawn-from.json')

export const fingerprint = (input: string) => createHash('sha256').update(input).digest('hex').slice(0, 16)

export const readRecord = (): Record<string, string> => JSON.parse(readFileSync(record, 'utf8'))

export function writeRecord(inputs: Record<string, string>): void {
  const entries = Object.entries(inputs).map(([path, input]) => [path, fingerprint(input)])
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}
