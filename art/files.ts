import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A committed file that `npm run art` writes; `path` starts at the root of the repository. */
export type ArtFile = { path: string; content: string | Buffer }

export const root = fileURLToPath(new URL('../', import.meta.url))
const biome = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url))

export const pathFromRoot = (path: string) => `${root}${path}`

export function writeFiles(files: readonly ArtFile[]): void {
  for (const { path, content } of files) {
    mkdirSync(dirname(pathFromRoot(path)), { recursive: true })
    writeFileSync(pathFromRoot(path), content)
  }
}

/** Formats a text the way the linter wants it. */
export function format(path: string, text: string): ArtFile {
  const content = execFileSync(biome, ['check', '--write', `--stdin-file-path=${path}`], {
    input: text,
    encoding: 'utf8',
    cwd: root,
  })
  return { path, content }
}
