import { consentGivers } from '#domain/contract-law.ts'
import { type OfferQuestion, offerQuestions } from '#domain/contracts.ts'
import { states } from '#domain/states.ts'
import { formatList, labelOf } from '#site/staff-format.ts'
import type { ContractCheck } from '../schema.ts'
import type { CheckContext } from './context.ts'

/** What is asked at the offer, each with what follows from a yes. */
export const checkAnswers = (context: CheckContext): ContractCheck[] =>
  offerQuestions.flatMap(({ value, label }) => {
    const answer = context.facts.answers[value]
    const line = { name: value, label, state: null }
    if (answer === undefined)
      return [{ ...line, isMet: false, words: 'Nobody has asked yet. Answer it in the draft.' }]
    if (!answer) return [{ ...line, isMet: true, words: 'No.' }]
    return [{ ...line, ...followsFromYes(value, context) }]
  })

type Follows = Pick<ContractCheck, 'isMet' | 'words' | 'state'>

function followsFromYes(question: OfferQuestion, { rules }: CheckContext): Follows {
  if (question === 'benefits')
    return {
      ...{ isMet: true, state: null },
      words:
        'Yes. Money in the bank can end SSI or Medicaid, and people who get them have to report it. Say so, and suggest advice on benefits.',
    }
  if (question !== 'other-funder')
    return { isMet: false, state: null, words: 'Yes. We don’t buy such claims.' }
  const asking = rules.find(
    ({ contract }) => contract?.earlierFunder?.buyOut || contract?.earlierFunder?.writtenConsent,
  )
  if (!asking) return { isMet: true, state: null, words: 'Yes. No rule here asks for more than the answer.' }
  const { buyOut, writtenConsent } = asking.contract?.earlierFunder ?? {}
  const givers = writtenConsent && formatList(writtenConsent.map((giver) => labelOf(consentGivers, giver)))
  const asks = [buyOut && 'the other funder is bought out first', givers && `${givers} agree in writing`]
  return {
    ...{ isMet: false, state: asking.code },
    words: `Yes. ${labelOf(states, asking.code)} asks that ${asks.filter((ask) => ask).join(', or ')}. Neither can be recorded here yet, so nothing is sent.`,
  }
}
