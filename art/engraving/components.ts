// The modules that pages import: an index of the pictures with their sizes, and the mark, which pages inline so that it
// takes the color of the text around it.

import { MARK_PATH, MARK_SIZE } from './ornament/mark.ts'
import type { Picture } from './pictures.ts'

const NOTE = '// Written by art/engraving/components.ts; change it there.\n'

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export function indexModule(pictures: readonly Picture[]): string {
  const imports = [...pictures]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name }) => `import ${camel(name)}Src from './${name}.svg'\n`)
  const exports = pictures.map(
    ({ name, width, height }) =>
      `export const ${camel(name)}: Engraving = { src: ${camel(name)}Src, width: ${width}, height: ${height} }\n`,
  )
  const type = `/** A picture for an <img>: its address, and its size so that nothing moves when it arrives. */
export type Engraving = { src: string; width: number; height: number }
`
  return `${NOTE}\n${imports.join('')}\n${type}\n${exports.join('')}`
}

export function markComponent(): string {
  return `${NOTE}
/** The company's mark, in the color of the text beside it. Silent: the name stands next to it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}" fill="currentColor" fillRule="evenodd" aria-hidden="true" className={className}>
      <path d="${MARK_PATH}" />
    </svg>
  )
}
`
}

export const printedMark = () => `${NOTE}
/** The company's mark for papers; its cuts are holes by the even-odd rule. */
export const printedMark = { size: ${MARK_SIZE}, path: '${MARK_PATH}' }
`
