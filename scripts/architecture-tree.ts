import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { floorList, type Room } from './floor-list.ts'

/** Keeps the tree in docs/architecture.md as the floor list has it: `npm run check:structure -- --write` draws it. */
const file = 'docs/architecture.md'
const [before, after] = ['<!-- floor list -->\n```\n', '```\n<!-- end of floor list -->']
const column = 18

export function drawTree(): string {
  return floorList.flatMap((line) => line.map(drawRoom)).join('')
}

function drawRoom({ name, holds, parts = {} }: Room): string {
  const lines = Object.entries(parts).map(([part, about]) => `  ${part}/`.padEnd(column + 2) + about)
  return `${[`${name}/`.padEnd(column + 2) + holds, ...lines].map((line) => line.trimEnd()).join('\n')}\n`
}

/** Says where the documents and the house differ: the tree, and files that a guide names. */
export function checkDocuments(root: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const isCurrent = text.includes(before + drawTree() + after)
  return [
    ...(isCurrent ? [] : [`${file}: the tree isn't the floor list; run npm run check:structure -- --write`]),
    ...[file, 'CONTRIBUTING.md', 'README.md'].flatMap((guide) => findMissing(root, guide)),
  ]
}

function findMissing(root: string, guide: string): string[] {
  return [...readFileSync(join(root, guide), 'utf8').matchAll(/`(src\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${guide}: there is no ${path}`)
}

export function writeTree(root: string) {
  const text = readFileSync(join(root, file), 'utf8')
  const [start, end] = [text.indexOf(before) + before.length, text.indexOf(after)]
  writeFileSync(join(root, file), text.slice(0, start) + drawTree() + text.slice(end))
}
