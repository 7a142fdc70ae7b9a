import type { Amount, Block, Cell } from '#lib/papers/paper.ts'
import { formatCents } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { type LetterContent, longDay } from './compose.ts'
import { letterWords } from './words.ts'

/** How the total comes about: in rows for one advance, in a table for several. */
export function sumsOf(content: LetterContent, locale: Locale): Block[] {
  const words = letterWords[locale]
  const { parts, owed } = content.figures
  const dollars = (cents: number) => formatCents(cents, locale)
  const some = (cents: number) => (cents === 0 ? words.none : dollars(cents))
  const [only, ...others] = parts
  if (only && others.length === 0) {
    const rows: Amount[] = [
      { label: words.funded(longDay(only.fundedOn, locale)), value: dollars(only.funded) },
      { label: words.charges, value: some(only.charges) },
      { label: words.paid, value: some(only.paid) },
      ...(only.reduced > 0 ? [{ label: words.reduced, value: dollars(only.reduced) }] : []),
      { label: words.total, value: dollars(only.owed), rank: 'most' },
    ]
    return [{ kind: 'amounts', rows }]
  }
  const { columns } = words
  const hasReduced = parts.some(({ reduced }) => reduced > 0)
  const right = (head: string) => ({ head, align: 'right' as const })
  const sum = (member: 'funded' | 'charges' | 'paid' | 'reduced') =>
    parts.reduce((all, part) => all + part[member], 0)
  const row = (
    first: Cell,
    of: Record<'funded' | 'charges' | 'paid' | 'reduced' | 'owed', number>,
  ): Cell[] => [
    first,
    ...[of.funded, of.charges, of.paid, ...(hasReduced ? [of.reduced] : []), of.owed].map(dollars),
  ]
  const inAll = {
    funded: sum('funded'),
    charges: sum('charges'),
    paid: sum('paid'),
    reduced: sum('reduced'),
    owed,
  }
  return [
    {
      kind: 'table',
      caption: words.total,
      columns: [
        { head: columns.account },
        ...[columns.funded, columns.charges, columns.paid].map(right),
        ...(hasReduced ? [right(columns.reduced)] : []),
        right(columns.owed),
      ],
      rows: [
        ...parts.map((part) =>
          row(
            part.account
              ? words.fundedOf(part.account, longDay(part.fundedOn, locale))
              : words.withoutContract(longDay(part.fundedOn, locale)),
            part,
          ),
        ),
        row([{ text: words.total, bold: true }], inAll),
      ],
    },
  ]
}

/** Who signs for us, and how anybody finds out whether it's ours. */
export function signingOf({ facts, verifyAt }: LetterContent, locale: Locale): Block[] {
  const { signer, company } = facts
  const who = signer === company.name ? company.name : `${signer}, ${company.name}`
  return [
    { kind: 'signed', given: signer, lines: [who, company.phone] },
    { kind: 'paragraph', size: 'note', text: letterWords[locale].verify(verifyAt) },
  ]
}
