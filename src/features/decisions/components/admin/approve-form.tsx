import { useRef, useState } from 'react'
import { fundingAmounts } from '#domain/applications.ts'
import { type StateCode, states } from '#domain/states.ts'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Fold } from '#features/admin/kit/components/fold.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Say } from '#features/admin/kit/components/say.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { sayAmount, sayTerms } from '#features/price/components/admin/price-words.ts'
import { limits } from '#features/price/schema/fields.ts'
import { addDays } from '#lib/calendar-days.ts'
import { casePersonOf } from '#lib/case-person.ts'
import { parseDollars } from '#lib/price/money.ts'
import { priceOffer } from '#lib/price/offer.ts'
import { describeLimits, limitsAnything } from '#site/cap-words.ts'
import { staffLocale } from '#site/locale.ts'
import { labelOf, toOptions } from '#site/staff-format.ts'
import { sayUnjudged } from '../../content/concerns.ts'
import { writeOfferLetter } from '../../content/letter.ts'
import { describeOffer, toOfferRule } from '../../content/offer.ts'
import { amountMistake, type Decided, type DecisionForm } from '../../schema/form.ts'
import { Concerns, useConcerns } from './concerns.tsx'
import { useDecisionDraft } from './decision-calls.ts'
import { AmountField, DecisionFrame, UndoHint } from './decision-frame.tsx'
import { MailPreview } from './mail-preview.tsx'
import { OwedBars } from './owed-bars.tsx'
import { SecondSigner, useSecondSigner } from './second-signer.tsx'
import { Signatures } from './signatures.tsx'
import { ValueAdvice } from './value-advice.tsx'

type ApproveFormProps = {
  form: DecisionForm
  onState: (state: StateCode) => void
  onDone: (decided: Decided) => void
  onCancel: () => void
}

export function ApproveForm({ form: opened, onState, onDone, onCancel }: ApproveFormProps) {
  const draft = useDecisionDraft(opened, onDone)
  // A state that was chosen here brings its own rule.
  const form = opened.home ? draft.form : opened
  const [typed, setTyped] = useState(firstAmount(form))
  const [version, setVersion] = useState(form.currentTerms ?? form.terms[0]?.version)
  const [line, setLine] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const amount = parseDollars(typed)
  const terms = form.terms.find((one) => one.version === version)
  const { rule, application } = form
  const isAmount = amount !== undefined && amount > 0 && amount <= limits.advance
  const priced = rule && terms && isAmount ? priceOffer(amount, terms, rule) : undefined
  const letter =
    priced && rule && terms
      ? writeOfferLetter(
          describeOffer(
            {
              ...{ kind: 'approved', amount: priced.advance, state: rule.code, terms },
              ...{ rule: toOfferRule(rule), line: line.trim() || null },
              endsOn: addDays(form.today, form.offerDays),
            },
            staffLocale,
          ),
          application,
          { locale: staffLocale },
        )
      : undefined
  const weighed = useConcerns(form, amount, form.value)
  const second = useSecondSigner(form, 'approved', amount)
  const { name, email } = form.recipient
  const { firstName: client } = casePersonOf(application)

  const submit = () =>
    draft.send(
      {
        ...{ kind: 'approved', amount: amount ?? 0, termsVersion: version ?? 0 },
        ...{ ruleVersion: rule?.version ?? 0, ...(rule && !form.home && { state: rule.code }) },
        ...(form.value && { advised: form.value.advised }),
        ...(line.trim() && { line: line.trim() }),
        ...{ ...weighed.request, ...second.request },
      },
      {
        ...(!isAmount && { amount: amountMistake }),
        ...(!rule && { state: 'Choose the state where the client lives' }),
        ...{ ...weighed.mistakes, ...second.mistakes },
      },
    )

  return (
    <DecisionFrame
      onSubmit={submit}
      onCancel={onCancel}
      draft={draft}
      first={field}
      foot={second.isTwo ? 'No mail leaves before the second signature.' : <UndoHint />}
      submit={
        form.closed
          ? null
          : {
              label: second.isTwo ? second.label : isAmount ? `Approve ${sayAmount(amount)}` : 'Approve',
              busy: draft.isPending && 'Approving…',
            }
      }
      left={
        <>
          <AmountField
            ref={field}
            help={`Asked for: ${labelOf(fundingAmounts, form.asksFor)}`}
            error={draft.mistakes.amount}
            value={typed}
            onType={setTyped}
          />
          {!form.home && (
            <Field label="Where the client lives" error={draft.mistakes.state}>
              <Select
                placeholder="Choose a state"
                options={toOptions(states)}
                value={rule?.code ?? ''}
                onChange={({ target }) => onState(target.value as StateCode)}
              />
            </Field>
          )}
          <Field label="Terms" help={terms && sayTerms(terms)} error={draft.mistakes.termsVersion}>
            <Select
              options={form.terms.map((one) => ({
                value: String(one.version),
                label: `Version ${one.version}: ${sayTerms(one)}`,
              }))}
              value={String(version ?? '')}
              onChange={({ target }) => setVersion(Number(target.value))}
            />
          </Field>
          <Field label={`A line for ${name}`} optional>
            <Textarea
              rows={2}
              maxLength={500}
              value={line}
              onChange={({ target }) => setLine(target.value)}
            />
          </Field>
        </>
      }
      right={
        <>
          {form.value && <ValueAdvice value={form.value} />}
          <Concerns weighed={weighed} error={draft.mistakes.concernsReason} />
          <Warnings form={form} />
          <SectionHead
            level={3}
            title={`What ${client} would owe`}
            about={rule && `${labelOf(states, rule.code)}’s rule of today`}
          />
          {form.closed && <Note announce>{form.closed}</Note>}
          {priced?.isTooLarge && rule?.largestAdvance != null && (
            <Note>
              The largest advance in {labelOf(states, rule.code)} is {sayAmount(rule.largestAdvance)}.
            </Note>
          )}
          {priced ? (
            <OwedBars offer={priced} caption={`What ${client} would owe`} />
          ) : (
            <p className="text-soft">Type an amount, and the table is here.</p>
          )}
          {rule && limitsAnything(rule) && (
            <p className="text-small text-soft">
              {labelOf(states, rule.code)}: {describeLimits(rule, staffLocale)}.
              {rule.cancelDays !== null && ` ${rule.cancelDays} business days to cancel.`}
            </p>
          )}
          {second.isTwo && <Signatures form={form} isTwo />}
          <SecondSigner form={form} second={second} error={draft.mistakes.aloneReason} />
          {letter && (
            <>
              <Say who={`${name} reads, in a mail and on the case page`}>
                {letter.heading} {letter.paragraphs[0]}
              </Say>
              <Fold title="See the whole mail">
                <MailPreview to={email} letter={letter} />
              </Fold>
            </>
          )}
        </>
      }
    />
  )
}

/** What the value sheet advises, or what was offered if the sheet is that offer’s. */
function firstAmount({ standing, value }: DecisionForm): string {
  const amount = value?.isClosed ? (standing?.amount ?? value.advised) : (value?.advised ?? standing?.amount)
  return amount ? sayAmount(amount) : ''
}

function Warnings({ form }: { form: DecisionForm }) {
  const { rule } = form
  const unjudged = sayUnjudged(form)
  const share = rule?.caps.some(({ kind }) => kind === 'share-of-recovery')
  if (!unjudged && !share) return null
  return (
    <ul className="k-list">
      {unjudged && (
        <li>
          <SquareMark state="received" />
          <b>{unjudged}</b>
        </li>
      )}
      {share && rule && (
        <li>
          <SquareMark state="received" />
          <span>
            {labelOf(states, rule.code)} also limits it by what the case pays, so {form.recipient.name} may
            owe less than this.
          </span>
        </li>
      )}
    </ul>
  )
}
