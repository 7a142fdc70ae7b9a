import { PostureDiamond } from '#features/rules/components/posture-diamond.tsx'
import type { PublicState } from '#features/rules/schema.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { formatRuleDay, listRuleFacts } from '../content/rule-facts.ts'
import { ruleWords } from '../content/rule-words.ts'
import { LawSource } from './law-source.tsx'

/** The rule in force and the one to come: what it says, its numbers, and what it stands on. Nothing without a rule. */
export function StateRuleFacts({ rule }: { rule: PublicState }) {
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
