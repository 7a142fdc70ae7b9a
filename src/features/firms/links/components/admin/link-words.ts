import type { FirmKeyKind } from '#domain/firms.ts'
import { formatList } from '#site/staff-format.ts'

const words: Record<FirmKeyKind, string> = { name: 'name', domain: 'mail domain', phone: 'phone' }

/** "Same name and mail domain" */
export const sayWhy = (why: readonly FirmKeyKind[]): string =>
  `Same ${formatList(why.map((kind) => words[kind]))}`
