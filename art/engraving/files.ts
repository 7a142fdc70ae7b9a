import { type ArtFile, formatted } from '../files.ts'
import { indexModule, markComponent, sealComponent } from './components.ts'
import { pictures } from './pictures.ts'

const folder = 'src/ui/engravings'

export function engravingFiles(): ArtFile[] {
  const all = pictures()
  return [
    ...all.map(({ name, svg }) => ({ path: `${folder}/${name}.svg`, content: svg })),
    formatted(`${folder}/index.ts`, indexModule(all)),
    formatted(`${folder}/mark.tsx`, markComponent()),
    formatted(`${folder}/seal.tsx`, sealComponent()),
  ]
}
