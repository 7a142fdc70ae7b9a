import type { ContractPaperKind } from '#domain/contracts.ts'
import { formatCalendarDay, formatNumber } from '#site/staff-format.ts'

const paperNames = {
  shown: 'as it was shown to sign',
  finished: 'with every signature and the certificate',
  scan: 'as it came back on paper',
} as const

export type BundlePaper = {
  name: string
  kind: ContractPaperKind
  sha256: string
  size: number
  pages: number
  madeAt: Date
  isBroken: boolean
}

/** Nobody counted what came back. */
const sayPages = (kind: ContractPaperKind, pages: number) =>
  kind === 'scan' ? '' : `${formatNumber(pages)} pages, `

/** The README of a contract's bundle. */
export function sayBundle(number: string, papers: readonly BundlePaper[], verifyUrl: string): string {
  const lines = papers.flatMap(({ name, kind, sha256, size, pages, madeAt, isBroken }) => [
    `${name}: the contract ${paperNames[kind]}`,
    `  made ${formatCalendarDay(madeAt.toISOString().slice(0, 10))} (UTC), ${sayPages(kind, pages)}${formatNumber(size)} bytes`,
    `  SHA-256 ${sha256}`,
    ...(isBroken ? ['  It was changed or damaged in our store, so it isn’t in here.'] : []),
  ])
  return [
    `Contract ${number}`,
    '',
    ...lines,
    'contract.json: what it says, its figures in cents, and who signed as what',
    'events.json: what happened to it, in order: who, when, from where, and what they confirmed',
    '',
    `Is a file ours and unchanged? Choose it at ${verifyUrl}; it doesn’t leave your computer.`,
    `Or compare its SHA-256 with the one above: sha256sum shown.pdf (Windows: certutil -hashfile shown.pdf SHA256).`,
    '',
  ].join('\n')
}

export const brokenPaper = (number: string) =>
  `The file of ${number} was changed or damaged in our store, so it can’t be opened. Somebody who runs the site puts it back from a backup; until then it’s named under Settings, Running.`
