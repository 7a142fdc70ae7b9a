import type { Settlement } from '#features/payoffs/settlements/schema.ts'
import { formatCalendarDay, formatMoney, formatOfficeStamp, formatOfficeTime } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { settlementPageWords } from '../content/words.ts'

type ToldSheetProps = {
  settlement: Settlement
  mayUndo: boolean
  mayReport: boolean
  action: string
  /** Where less is asked for; null where that isn't theirs to ask. */
  reduction: string | null
}

/** What they told us, and for ten minutes the way back. */
export function ToldSheet({ settlement, mayUndo, mayReport, action, reduction }: ToldSheetProps) {
  const locale = useLocale()
  const words = settlementPageWords[locale]
  const { id, outcome, gross, on, money, by, reportedBy, reportedAt, undoUntil } = settlement
  const { told } = words
  const name = reportedBy === 'desk' ? told.desk : by
  const stamp = formatOfficeStamp(reportedAt, locale)
  return (
    <div role="status" className="grid gap-4">
      <h2 className="text-title">{told.heading[reportedBy === 'person' ? 'person' : 'firm']}</h2>
      <p className="text-lead">{outcome === 'lost' ? told.lost : told.won}</p>
      <dl className="border-t border-rule-strong">
        <div className="border-b border-rule py-3">
          <dt className="font-sans text-small text-soft">{told.what}</dt>
          <dd>{told.said(words.outcomes[outcome], formatCalendarDay(on, locale))}</dd>
          {gross !== null && (
            <dd className="figures text-title text-green-800">{formatMoney(gross, locale)}</dd>
          )}
          {money && <dd>{words.monies[money]}</dd>}
          <dd className="font-sans text-small text-soft">{name ? told.by(name, stamp) : told.at(stamp)}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-x-6 font-sans">
        {mayUndo && undoUntil && (
          <form method="post" action={action} className="flex flex-wrap items-center gap-x-3">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="undo" variant="outline" size="small">
              {told.undo}
            </Button>
            <span className="text-small text-soft">{told.undoHelp(formatOfficeTime(undoUntil, locale))}</span>
          </form>
        )}
        {mayReport && (
          <a href={`${action}?again`} className="inline-flex min-h-tap items-center">
            {told.again}
          </a>
        )}
        {reduction && outcome !== 'lost' && (
          <a href={reduction} className="inline-flex min-h-tap items-center">
            {told.tooLittle}
          </a>
        )}
      </div>
    </div>
  )
}
