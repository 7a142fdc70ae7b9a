import { PostureDiamond } from '#features/rules/components/posture-diamond.tsx'
import type { PublicState } from '#features/rules/schema.ts'
import { sayCancelDays, sayCancelStart } from '#site/cancel-words.ts'
import { describeCap, describeCompounding } from '#site/cap-words.ts'
import { formatDate, formatDollars } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { type LegalFactor, legalFactors, type StateProfile } from '../content/profile.ts'
import { ruleWords } from '../content/rule-words.ts'
import { stateWords } from '../content/words.ts'

export function StateLaw({ state }: { state: StateProfile }) {
  const { state: words, faultRules } = useWords(stateWords)
  return (
    <LawFactors
      title={words.law.title(state.name)}
      lead={words.law.lead(state.name)}
      factors={legalFactors(state, words.topics, faultRules)}
    />
  )
}

type LawFactorsProps = { title: string; lead: string; factors: readonly LegalFactor[] }

export function LawFactors({ title, lead, factors }: LawFactorsProps) {
  return (
    <section className="page-width py-section print:py-6" aria-labelledby="law-title">
      <SectionHead id="law-title" title={title} lead={lead} />
      <ul className="hairlines mt-6 border-y border-rule lg:mt-10">
        {factors.map(({ topic, name, text, source }) => (
          <li
            key={topic}
            className="grid gap-x-column gap-y-2 py-5 md:grid-cols-[4fr_8fr] lg:grid-cols-[4fr_5fr_3fr] print:break-inside-avoid"
          >
            <div className="md:row-span-2 lg:row-span-1">
              <h3>{topic}</h3>
              {name && <p className="mt-1 font-sans text-small font-semibold">{name}</p>}
            </div>
            <p className="max-w-[36em]">{text}</p>
            <LawSource source={source} className="md:col-start-2 lg:col-start-3 lg:pt-1" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The rule for people who live here. Our own words follow, except where we fund nobody, because they speak to people
 * who can apply, and where they name a rate that the owner's rule doesn't have.
 */
type StateFundingProps = { state: StateProfile; rule: PublicState; hasOurWords: boolean }

export function StateFunding({ state, rule, hasOurWords }: StateFundingProps) {
  const { funding } = useWords(stateWords).state
  return (
    <section className="on-tint py-section print:py-4" aria-labelledby="funding-title">
      <div className="page-width grid gap-x-column gap-y-4 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="funding-title">{funding.title(state.name)}</h2>
          <p className="mt-3 max-w-[32em] text-soft">{funding.lead(state.name)}</p>
        </div>
        <div className="max-w-[38em]">
          <StateRuleFacts rule={rule} />
          {hasOurWords && (
            <>
              <p className="text-lead">{state.funding.text}</p>
              <LawSource source={state.funding.source} className="mt-3" />
            </>
          )}
        </div>
      </div>
    </section>
  )
}

function StateRuleFacts({ rule }: { rule: PublicState }) {
  const words = useWords(ruleWords)
  const locale = useLocale()
  const { next } = rule
  return (
    <>
      {rule.origin !== 'default' && <RuleInForce rule={rule} />}
      {next?.effectiveFrom && (
        <p className="mb-6 border-l-4 border-green-800 pl-4">
          <b>{words.from(formatRuleDay(next.effectiveFrom, locale))}</b> {next.sentence}
        </p>
      )}
    </>
  )
}

function RuleInForce({ rule }: { rule: PublicState }) {
  const { short } = useWords(ruleWords)
  const facts = listRuleFacts(rule, useLocale())
  return (
    <div className="mb-6 grid gap-4">
      <p className="flex items-baseline gap-2 font-sans font-semibold">
        <PostureDiamond posture={rule.posture} />
        {short[rule.posture]}
      </p>
      <p className="text-lead">{rule.sentence}</p>
      {rule.requiredSentences.map((sentence) => (
        <p key={sentence} className="text-lead font-semibold">
          {sentence}
        </p>
      ))}
      {facts.length > 0 && (
        <dl className="hairlines border-y border-rule">
          {facts.map(({ label, lines }) => (
            <div key={label} className="grid gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
              <dt className="font-sans text-small leading-[1.7] text-soft">{label}</dt>
              {lines.map((line) => (
                <dd key={line} className="sm:col-start-2">
                  {line}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {rule.posture !== 'open' && rule.source && <LawSource source={rule.source} />}
    </div>
  )
}

const formatRuleDay = (day: string, locale: Locale): string =>
  formatDate(day, { dateStyle: 'long', timeZone: 'UTC' }, locale)

type RuleFact = { label: string; lines: string[] }

/** Where we fund nobody, the numbers are of no use to the reader. */
function listRuleFacts(rule: PublicState, locale: Locale): RuleFact[] {
  const { facts } = ruleWords[locale]
  const { caps, compounding, cancelDays, cancelFrom, mostMonths, largestAdvance, license, checkedOn } = rule
  const checked = say(facts.checked, checkedOn, (day) => formatRuleDay(day, locale))
  if (rule.posture === 'closed') return checked
  return [
    ...(caps.length > 0 ? [{ label: facts.caps, lines: caps.map((cap) => describeCap(cap, locale)) }] : []),
    ...say(facts.compounding, compounding, (limit) => capitalize(describeCompounding(limit, locale))),
    ...say(facts.cancel, cancelDays, (days) =>
      [sayCancelDays(days, locale), ...(cancelFrom ? [sayCancelStart(cancelFrom, locale)] : [])].join(', '),
    ),
    ...say(facts.mostMonths, mostMonths, facts.months),
    ...say(facts.largestAdvance, largestAdvance, (cents) => formatDollars(cents / 100, locale)),
    ...say(facts.license, license, (number) => number),
    ...checked,
  ]
}

function say<Value>(label: string, value: Value | null, words: (value: Value) => string): RuleFact[] {
  return value === null ? [] : [{ label, lines: [words(value)] }]
}

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Keeps a section sign with its number. */
const keepTogether = (source: string) => source.replaceAll(/(§+) /g, '$1\u00a0')

function LawSource({ source, className = '' }: { source: string; className?: string }) {
  return (
    <p className={`font-sans text-small text-soft ${className}`}>
      <cite className="not-italic">{keepTogether(source)}</cite>
    </p>
  )
}
