import { type ArtFile, format } from '../files.ts'
import { indexModule, markComponent, printedMark } from './components.ts'
import { pictures } from './pictures.ts'

const folder = 'src/ui/engravings'

export function engravingFiles(): ArtFile[] {
  const all = pictures()
  return [
    ...all.map(({ name, svg }) => ({ path: `${folder}/${name}.svg`, content: svg })),
    format(`${folder}/index.ts`, indexModule(all)),
    format(`${folder}/mark.tsx`, markComponent()),
    format('src/lib/papers/print/mark.ts', printedMark()),
  ]
}
