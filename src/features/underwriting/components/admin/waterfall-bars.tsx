import type { ReactNode } from 'react'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Figures } from '#features/admin/kit/components/table.tsx'
import { classNames } from '#ui/class-names.ts'
import { type Ink, InkMark } from './inks.tsx'
import { sayLess, sayMoney } from './sheet-words.ts'
import { type Parts, WaterfallBar, widthOf } from './waterfall-bar.tsx'
import './bars.css'

export type BarCase = {
  label: string
  /** Undefined until somebody types what the case may pay. */
  parts: Parts | undefined
  isMain?: boolean
}

type WaterfallBarsProps = {
  cases: readonly BarCase[]
  client: string
  /** "33⅓%" */
  fee: string | undefined
  /** Parts that hold an amount that nobody knows yet. */
  unknown: readonly Ink[]
  about: ReactNode
}

/** Three cases on one scale. The figures say all that the bars do. */
export function WaterfallBars({ cases, client, fee, unknown, about }: WaterfallBarsProps) {
  const scale = Math.max(1, ...cases.map(({ parts }) => (parts ? widthOf(parts) : 0)))
  return (
    <section aria-labelledby="value-falls" className="value-falls">
      <SectionHead id="value-falls" title={`From gross to what ${client} keeps`} about={about} />
      <Figures
        className="value-fall"
        caption={`From gross to what ${client} keeps, in the low, likely and high case`}
      >
        <thead>
          <tr>
            <th scope="col">If the case pays</th>
            <th scope="col">Gross</th>
            <Head ink="fee">Attorney{fee && `, ${fee}`}</Head>
            <Head ink="costs">Costs</Head>
            <Head ink="liens">Liens</Head>
            <Head ink="earlier">Prior funder</Head>
            <th scope="col" className="value-wide">
              Left before us
            </th>
            <Head ink="ours">Ours at most</Head>
            <Head ink="net">{client} keeps</Head>
          </tr>
        </thead>
        {cases.map((one) => (
          <CaseRows key={one.label} {...one} {...{ scale, client, unknown }} />
        ))}
      </Figures>
    </section>
  )
}

function Head({ ink, children }: { ink: Ink; children: ReactNode }) {
  return (
    <th scope="col" className={ink === 'net' ? undefined : 'value-wide'}>
      <InkMark ink={ink} />
      {children}
    </th>
  )
}

type CaseRowsProps = BarCase & { scale: number; client: string; unknown: readonly Ink[] }

function CaseRows({ label, parts, isMain, scale, client, unknown }: CaseRowsProps) {
  const isUnknown = unknown.length > 0
  const taken = (ink: Ink) => (
    <td className="value-wide">
      {parts ? <Taken cents={parts[ink]} isUnknown={unknown.includes(ink)} /> : <Nothing />}
    </td>
  )
  return (
    <tbody data-main={isMain || undefined}>
      <tr>
        <th scope="row">{label}</th>
        <td>{parts ? sayMoney(parts.gross) : <Nothing />}</td>
        {taken('fee')}
        {taken('costs')}
        {taken('liens')}
        {taken('earlier')}
        <td className="value-wide">
          {parts ? (
            <Kept cents={parts.gross - parts.fee - parts.costs - parts.liens - parts.earlier} />
          ) : (
            <Nothing />
          )}
        </td>
        {taken('ours')}
        <td className="value-net">{parts ? <Kept cents={parts.net} isMost={isUnknown} /> : <Nothing />}</td>
      </tr>
      <tr className="value-drawn">
        <td colSpan={9}>
          {parts ? (
            <WaterfallBar {...{ parts, scale, client, isUnknown }} />
          ) : (
            <p className="value-none">Nobody has typed what the case may pay here.</p>
          )}
        </td>
      </tr>
    </tbody>
  )
}

const Nothing = () => (
  <span className="k-quiet" aria-hidden="true">
    ·
  </span>
)

/** Of what nobody knows, no figure is said. */
function Taken({ cents, isUnknown }: { cents: number; isUnknown: boolean }) {
  if (!isUnknown) return sayLess(cents)
  if (cents === 0) return 'unknown'
  return (
    <>
      {sayLess(cents)} <small>and unknown</small>
    </>
  )
}

/** Red below zero. With an unknown amount it's the most that can be. */
function Kept({ cents, isMost = false }: { cents: number; isMost?: boolean }) {
  return (
    <span className={classNames(cents < 0 && 'k-red font-semibold')}>
      {sayMoney(cents)} {isMost && <small>at most</small>}
    </span>
  )
}
