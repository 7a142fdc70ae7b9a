import { useEffect, useRef, useState } from 'react'
import { fundingAmounts } from '#domain/applications.ts'
import { labelOf } from '#domain/choice.ts'
import { type StateCode, states } from '#domain/states.ts'
import { sayAmount, sayTerms } from '#features/price/components/admin/price-words.ts'
import { limits } from '#features/price/schema.ts'
import { casePersonOf } from '#lib/case-person.ts'
import { parseDollars } from '#lib/price/money.ts'
import { priceOffer } from '#lib/price/offer.ts'
import { describeLimits } from '#site/cap-words.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { writeOfferLetter } from '../../content/letter.ts'
import { toOfferRule } from '../../content/offer-rule.ts'
import { tellOffer } from '../../content/told.ts'
import { amountMistake, type Decided, type DecisionDesk } from '../../schema/form.ts'
import { DecisionFrame, UndoHint } from './decision-frame.tsx'
import { FormNotice } from './form-notice.tsx'
import { MailPreview } from './mail-preview.tsx'
import { OwedBars } from './owed-bars.tsx'
import { useDecisionForm } from './use-decision-form.ts'

type ApproveFormProps = {
  desk: DecisionDesk
  onState: (state: StateCode) => void
  onDone: (decided: Decided) => void
  onCancel: () => void
}

/** The amount and the terms, and what would be owed while they are typed. */
export function ApproveForm({ desk: opened, onState, onDone, onCancel }: ApproveFormProps) {
  const form = useDecisionForm(opened, onDone)
  // A state that was chosen here brings its own rule.
  const desk = opened.home ? form.desk : opened
  const [typed, setTyped] = useState(desk.standing?.amount ? sayAmount(desk.standing.amount) : '')
  const [version, setVersion] = useState(desk.currentTerms ?? desk.terms[0]?.version)
  const [line, setLine] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The dialog opened before there was a field to focus.
  useEffect(() => field.current?.focus(), [])
  const amount = parseDollars(typed)
  const terms = desk.terms.find((one) => one.version === version)
  const { rule, application } = desk
  const isAmount = amount !== undefined && amount > 0 && amount <= limits.advance
  const priced = rule && terms && isAmount ? priceOffer(amount, terms, rule) : undefined
  const letter =
    priced && rule && terms
      ? writeOfferLetter(
          tellOffer({
            ...{ kind: 'approved', amount: priced.advance, state: rule.code, terms },
            ...{ rule: toOfferRule(rule), line: line.trim() || null },
          }),
          application,
        )
      : undefined
  const { name, email } = desk.recipient
  const { firstName: client } = casePersonOf(application)

  const submit = () =>
    form.send(
      {
        ...{ kind: 'approved', amount: amount ?? 0, termsVersion: version ?? 0 },
        ...{ ruleVersion: rule?.version ?? 0, ...(rule && !desk.home && { state: rule.code }) },
        ...(line.trim() && { line: line.trim() }),
      },
      {
        ...(!isAmount && { amount: amountMistake }),
        ...(!rule && { state: 'Choose the state where the client lives' }),
      },
    )

  return (
    <DecisionFrame
      onSubmit={submit}
      onCancel={onCancel}
      notice={<FormNotice form={form} onCancel={onCancel} />}
      foot={<UndoHint />}
      submit={
        desk.closed
          ? null
          : {
              label: isAmount ? `Approve ${sayAmount(amount)}` : 'Approve',
              busy: form.isPending && 'Approving…',
            }
      }
      left={
        <>
          <Field
            label="Amount"
            help={`Asked for: ${labelOf(fundingAmounts, desk.asksFor)}`}
            error={form.mistakes.amount}
          >
            <Input
              ref={field}
              className="decision-amount"
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          {!desk.home && (
            <Field label="Where the client lives" error={form.mistakes.state}>
              <Select
                placeholder="Choose a state"
                options={states}
                value={rule?.code ?? ''}
                onChange={({ target }) => onState(target.value as StateCode)}
              />
            </Field>
          )}
          <Field label="Terms" help={terms && sayTerms(terms)} error={form.mistakes.termsVersion}>
            <Select
              options={desk.terms.map((one) => ({
                value: String(one.version),
                label: `Version ${one.version}: ${one.monthlyRate}% a month`,
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
          <Warnings desk={desk} />
        </>
      }
      right={
        <>
          <div className="decision-head">
            <h3>What {client} would owe</h3>
            {rule && <span>{labelOf(states, rule.code)}’s rule of today</span>}
          </div>
          {desk.closed && (
            <Notice tone="critical" announce>
              {desk.closed}
            </Notice>
          )}
          {priced?.isTooLarge && rule?.largestAdvance != null && (
            <Notice tone="critical">
              The largest advance in {labelOf(states, rule.code)} is {sayAmount(rule.largestAdvance)}.
            </Notice>
          )}
          {priced ? (
            <OwedBars offer={priced} caption={`What ${client} would owe`} />
          ) : (
            <p className="text-soft">Type an amount, and the table is here.</p>
          )}
          {rule && describeLimits(rule) && (
            <p className="text-small text-soft">
              {labelOf(states, rule.code)}: {describeLimits(rule)}.
              {rule.cancelDays !== null && ` ${rule.cancelDays} business days to cancel.`}
            </p>
          )}
          {letter && (
            <>
              <p className="decision-said">
                <small>{name} reads, in a mail and on the case page</small>
                {letter.heading} {letter.paragraphs[0]}
              </p>
              <Disclosure summary="See the whole mail">
                <MailPreview to={email} letter={letter} />
              </Disclosure>
            </>
          )}
        </>
      }
    />
  )
}

/** What a careful person looks at first. */
function Warnings({ desk }: { desk: DecisionDesk }) {
  const { unjudged, rule } = desk
  const share = rule?.caps.some(({ kind }) => kind === 'share-of-recovery')
  if (unjudged === 0 && !share) return null
  return (
    <div className="decision-warning">
      {unjudged > 0 && (
        <p>
          <b>{unjudged === 1 ? '1 document isn’t judged.' : `${unjudged} documents aren’t judged.`}</b>
        </p>
      )}
      {share && rule && (
        <p>
          {labelOf(states, rule.code)} also limits it by what the case pays, so {desk.recipient.name} may owe
          less than this.
        </p>
      )}
    </div>
  )
}
