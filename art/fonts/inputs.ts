import { essence, packages } from '../fingerprints.ts'
import { FILES } from './faces.ts'
import { FALLBACKS } from './fallbacks.ts'
import { SAMPLES } from './sample.ts'

export function fontInputs(): Record<string, string> {
  const settings = FILES.map(({ face: { source, ...face }, letters }) => ({ ...face, letters }))
  const faces = JSON.stringify(settings) + packages()
  const cut = (name: string) => faces + essence(`art/fonts/cut/${name}.ts`)
  return {
    'src/ui/fonts/*.{woff2,txt}': cut('files'),
    'src/ui/styles/fonts.css':
      faces +
      JSON.stringify([FALLBACKS, SAMPLES]) +
      essence('art/fonts/{browser,stylesheet}.ts', 'art/fonts/system-fonts.json'),
    'src/lib/lettering/newsreader.json': cut('lettering'),
    'src/lib/papers/print/faces/*.json': cut('{print-faces,rename}'),
    'tests/support/fonts/**/*.{ttf,txt}': cut('other-machines'),
  }
}
