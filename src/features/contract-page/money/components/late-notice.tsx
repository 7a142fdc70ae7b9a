import { phoneLink } from '#site/paths.ts'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { moneyWords } from '../content/words.ts'
import type { Money } from '../schema.ts'
import { lastDayOf } from './describe-money.ts'
import { sayStamp, sayWeekdayDate } from './money-days.ts'

type LateNoticeProps = { money: Money; notice: NonNullable<Money['cancel']['notice']>; phone: string }

/** After the last day: which day that was, and whom to ask. */
export function LateNotice({ money, notice, phone }: LateNoticeProps) {
  const locale = useLocale()
  const { late: words } = moneyWords[locale]
  const lastDay = sayWeekdayDate(lastDayOf(money), locale)
  return (
    <div className="mt-6 max-w-[38em]">
      <Notice title={words.title}>
        {words.text(sayStamp(notice.noticedAt, locale), lastDay)} {words.ask}{' '}
        <a href={phoneLink(phone)}>{phone}</a>
      </Notice>
    </div>
  )
}
