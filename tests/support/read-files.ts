import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads every file below a folder, with its name. A server that runs may rename or remove some meanwhile. */
export const readFiles = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${name}\n${readIfThere(join(parentPath, name))}`)
    .join('\n')

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
