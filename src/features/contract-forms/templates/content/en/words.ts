import type { LineKey } from '../../schema/lines.ts'
import { front } from './front.ts'
import { signing } from './signing.ts'
import { terms } from './terms.ts'

export const words: Record<LineKey, string> = { ...front, ...terms, ...signing }
