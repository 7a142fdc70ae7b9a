// The modules that pages import: an index of the pictures with their sizes, and the two ornaments that are
// small enough to be inlined and take the color of the text around them.

import { MARK_PATH, MARK_SIZE } from './ornament/mark.ts'
import { SEAL_LOOP, SEAL_TURNS, TOOTH } from './ornament/seal.ts'
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

export function sealComponent(): string {
  return `${NOTE}
const loop =
  '${SEAL_LOOP}'
const turns = [${SEAL_TURNS.join(', ')}]

/** A guilloche ring with an empty middle for one character, in the color of the text around it. */
export function Seal({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1200 1200" fill="none" stroke="currentColor" aria-hidden="true" className={className}>
      <circle cx="600" cy="600" r="566" strokeWidth="28" strokeDasharray="${TOOTH}" />
      <circle cx="600" cy="600" r="536" strokeWidth="9" />
      <g strokeWidth="5.5">
        {turns.map((turn) => (
          <path key={turn} d={loop} transform={\`rotate(\${turn} 600 600)\`} />
        ))}
      </g>
      <circle cx="600" cy="600" r="334" strokeWidth="9" />
      <circle cx="600" cy="600" r="318" strokeWidth="4" />
    </svg>
  )
}
`
}
