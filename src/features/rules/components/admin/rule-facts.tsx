import { Fold } from '#features/admin/kit/components/fold.tsx'
import { type ComparedRule, foldedParts, type RuleLine, ruleLines } from './rule-lines.ts'

type RuleFactsProps = {
  rule: ComparedRule
  /** Today's. Lines that say something else are marked. */
  suggested?: ComparedRule | undefined
}

/** What binds in plain words; what contracts look like, and what to do around them, is folded. */
export function RuleFacts({ rule, suggested }: RuleFactsProps) {
  const isOther = ({ say }: RuleLine) => suggested !== undefined && say(rule) !== say(suggested)
  const lines = ruleLines.filter((line) => line.say(rule) && line.label !== 'People read')
  const facts = (part: RuleLine['part']) => (
    <dl className="rules-facts">
      {lines
        .filter((line) => line.part === part)
        .map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>
              {line.say(rule)}
              {isOther(line) && <small className="rules-differs">Differs from the suggestion</small>}
            </dd>
          </div>
        ))}
    </dl>
  )
  return (
    <>
      {facts('binds')}
      <div>
        {foldedParts.map(({ part, title }) => {
          const within = lines.filter((line) => line.part === part)
          return (
            within.length > 0 && (
              <Fold key={part} title={title} about={sayCount(within.length, within.filter(isOther).length)}>
                {facts(part)}
              </Fold>
            )
          )
        })}
      </div>
    </>
  )
}

const sayCount = (count: number, others: number) =>
  `${count === 1 ? '1 line' : `${count} lines`}${others > 0 ? `, ${others} unlike the suggestion` : ''}`
