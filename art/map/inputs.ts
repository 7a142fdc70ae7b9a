import { palette } from '../../src/site/palette.ts'
import { essence, packages } from '../fingerprints.ts'

export function mapInputs(): Record<string, string> {
  const code = essence('art/map/*.ts', 'art/engraving/{geometry,path,ribbon}.ts')
  const input = JSON.stringify(palette) + packages() + code
  return { 'src/ui/engravings/us-map/*': input, 'src/features/states/content/neighbors.ts': input }
}
