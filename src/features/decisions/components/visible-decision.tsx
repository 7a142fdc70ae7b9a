import { labelOf } from '#domain/choice.ts'
import { states } from '#domain/states.ts'
import { sayPrice } from '#features/price/components/price-sentence.ts'
import { costWords } from '#features/price/content/words.ts'
import { brand } from '#site/brand.ts'
import { dateIn, formatCents, type Moment } from '#site/format.ts'
import { concessionWords } from '#site/promise.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Table } from '#ui/table.tsx'
import { saySending, splitParagraphs } from '../content/letter.ts'
import { sayCancelRight, sayStanding, type VisibleOffer } from '../content/offer.ts'
import { offerWords } from '../content/words.ts'
import type { VisibleDecision } from '../schema/records.ts'

type VisibleDecisionViewProps = { decision: VisibleDecision; now: Moment }

export function VisibleDecisionView({ decision, now }: VisibleDecisionViewProps) {
  const today = dateIn(brand.openHours.timeZone, new Date(now))
  return decision.kind === 'declined' ? (
    <Declined letter={decision.letter} />
  ) : (
    <Offer visible={decision} today={today} />
  )
}

function Declined({ letter }: { letter: string }) {
  const words = useWords(offerWords)
  return (
    <section aria-labelledby="decision-title" className="mt-14 max-w-[38em]">
      <h2 id="decision-title" className="text-title">
        {words.declinedTitle}
      </h2>
      {splitParagraphs(letter).map((paragraph) => (
        <p key={paragraph} translate="no" className="mt-3 whitespace-pre-line wrap-anywhere">
          {paragraph}
        </p>
      ))}
    </section>
  )
}

/** On a phone the charge leaves the table, so that what is owed in all stays in sight. */
function Offer({ visible, today }: { visible: VisibleOffer; today: string }) {
  const words = useWords(offerWords)
  const costs = useWords(costWords)
  const locale = useLocale()
  const isPaid = visible.kind === 'funded'
  const sending = saySending(visible, today, locale)
  const standing = sayStanding(visible, locale)
  const cancelRight = sayCancelRight(visible, locale)
  return (
    <section aria-labelledby="decision-title" className="mt-14">
      <h2 id="decision-title" className="text-title">
        {isPaid ? words.paidTitle : words.title}
      </h2>
      <p className="mt-3">
        {isPaid ? words.paid : visible.problem ? words.amountThen : words.amount}{' '}
        <b className="font-serif text-title font-medium">{formatCents(visible.amount, locale)}</b>
      </p>
      {sending && <p className="mt-1">{sending}</p>}
      {standing && <p className="mt-1">{standing}</p>}
      {visible.line && (
        <p translate="no" className="mt-3 max-w-[38em] whitespace-pre-line wrap-anywhere">
          {visible.line}
        </p>
      )}
      <Table caption={isPaid ? words.paidTitle : words.title} captionHidden className="mt-5">
        <thead>
          <tr>
            <th scope="col">{words.head.months}</th>
            <th scope="col" className="number max-sm:hidden">
              {words.head.charge}
            </th>
            <th scope="col" className="number">
              {words.head.owed}
            </th>
          </tr>
        </thead>
        <tbody>
          {visible.owed.map(({ months, charges, owed, cappedFor, cappedIn }) => (
            <tr key={months}>
              <th scope="row">
                {words.months(months)}
                {cappedFor && (
                  <small className="block text-small text-soft">
                    {words.cappedFor[cappedFor](labelOf(states, cappedIn ?? visible.state, locale))}
                  </small>
                )}
              </th>
              <td className="number max-sm:hidden">{formatCents(charges, locale)}</td>
              <td className="number">{formatCents(owed, locale)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.lost.when}</th>
            <td className="number max-sm:hidden">{words.lost.owed}</td>
            <td className="number">{words.lost.owed}</td>
          </tr>
        </tbody>
      </Table>
      <div className="mt-4 grid max-w-[38em] gap-2 text-small text-soft">
        <p>{concessionWords[locale]}</p>
        <p>{sayPrice(visible.terms, costs, locale)}</p>
        {visible.shareCap && <p>{visible.shareCap}</p>}
        {cancelRight && <p>{cancelRight}</p>}
        {visible.requiredSentences.map((sentence) => (
          <p key={sentence} translate="no">
            {sentence}
          </p>
        ))}
        {!isPaid && visible.problem === null && <p>{words.read}</p>}
      </div>
    </section>
  )
}
