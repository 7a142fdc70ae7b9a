import { reductionReasons, reductionReasonValues } from '#domain/payoffs.ts'
import { Choice } from '#features/admin/kit/components/choice.tsx'
import { DateInput } from '#features/admin/kit/components/date-input.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { MoneyInput } from '#features/admin/kit/components/money-input.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import type { Refusal } from '#features/contract-desk/contract/components/admin/refusal-note.tsx'
import type { DeskReduction, ShownReduction } from '#features/payoffs/reductions/schema.ts'
import { formatCents, formatMoney } from '#site/staff-format.ts'
import { describeRung, nameRung, shareOf } from './reduction-words.ts'
import { ShareBar } from './share-bar.tsx'
import type { AnswerDraft } from './use-answer.ts'

type OurAnswerProps = {
  page: DeskReduction
  reduction: ShownReduction
  draft: AnswerDraft
  refusal: Refusal | undefined
}

/** Five answers with both sides of each; the dashed line is what they asked us to take. */
export function OurAnswer({ page, reduction, draft, refusal }: OurAnswerProps) {
  const { rungs, left, today, validUntil } = page
  const errors = refusal?.fields ?? {}
  return (
    <section aria-labelledby="our-answer">
      <SectionHead
        id="our-answer"
        title="Our answer"
        about={`${formatMoney(Math.max(0, left))} is left for the client and us; the dashed line is their ${formatMoney(reduction.asked)}`}
      />
      <Choice
        name="rung"
        legend="We take"
        className="reduction-rungs"
        error={errors.rung}
        value={draft.rung}
        onChange={draft.choose}
        options={rungs.map((rung, at) => ({
          value: rung.rung,
          keys: String(at + 1),
          off: !rung.isOpen,
          label: <RungLabel page={page} rung={rung} asked={reduction.asked} />,
        }))}
      />
      <div className="reduction-fields">
        <Field
          label="We take"
          error={
            errors.takes ??
            (draft.takes !== undefined && draft.takes > draft.most
              ? `Only ${formatCents(draft.most)} is left after everybody’s cut`
              : undefined)
          }
        >
          <MoneyInput value={draft.takes} onChange={draft.take} />
        </Field>
        <Field label="Reason" error={errors.reason}>
          <Select
            value={draft.reason}
            onChange={({ target }) =>
              draft.setReason(reductionReasonValues.find((each) => each === target.value) ?? 'other')
            }
            options={reductionReasons}
          />
        </Field>
        <Field label="Valid until" error={errors.validUntil}>
          <DateInput today={today} value={draft.validUntil} onChange={draft.setValidUntil} />
        </Field>
      </div>
      <p className="k-small">
        {page.next && validUntil.latest < page.next.on
          ? 'Never past the day before the next step.'
          : 'At most half a year.'}
      </p>
      <Authority page={page} draft={draft} />
      <Field
        label="What the firm and the client read"
        help="The firm on its page, the client on the case page. No medical words."
        error={errors.text}
      >
        <Textarea
          rows={4}
          maxLength={2_000}
          value={draft.text}
          onChange={({ target }) => draft.setText(target.value)}
        />
      </Field>
    </section>
  )
}

type RungLabelProps = { page: DeskReduction; rung: DeskReduction['rungs'][number]; asked: number }

/** Both sides of one answer, to scale. */
function RungLabel({ page, rung, asked }: RungLabelProps) {
  return (
    <span className="reduction-rung">
      <span>
        {nameRung(rung.rung)}
        <small>{describeRung(rung, page)}</small>
      </span>
      <ShareBar
        gross={Math.max(page.left, page.owed)}
        parts={[{ name: 'We take', cents: rung.takes, ink: 'solid' }]}
        mark={asked}
      />
      <span className="reduction-sum">
        {formatMoney(rung.takes)}
        <small>ours</small>
      </span>
      <span className="reduction-sum">
        {formatMoney(Math.max(0, rung.net))}
        <small>the client keeps</small>
      </span>
    </span>
  )
}

/** Who may give this much: the first whose limit reaches it is marked. */
function Authority({ page: { may, reducers, owed }, draft }: Pick<OurAnswerProps, 'page' | 'draft'>) {
  const isEnough = (upTo: number | null) => upTo === null || draft.waives <= upTo
  const others = reducers.filter(({ upTo }) => isEnough(upTo))
  const limit = (upTo: number | null) => (upTo === null ? 'any sum' : `up to ${formatMoney(upTo)}`)
  return (
    <div className="reduction-authority">
      <div data-on={draft.isAlone || undefined}>
        <b>You, alone</b>
        <span>{may.upTo === 0 ? 'nothing: ask an owner' : limit(may.upTo)}</span>
        <span>
          This is {formatMoney(draft.waives)}
          {draft.waives > 0 && `, ${shareOf(draft.waives, owed)}`}
        </span>
      </div>
      <div data-on={!draft.isAlone || undefined}>
        <b>With a second signature</b>
        {draft.isAlone && <span>not needed</span>}
        {!draft.isAlone &&
          others.slice(0, 3).map(({ name, upTo }) => (
            <span key={name}>
              {name}, {limit(upTo)}
            </span>
          ))}
        {!draft.isAlone && others.length === 0 && <span>Nobody’s limit reaches it</span>}
      </div>
    </div>
  )
}
