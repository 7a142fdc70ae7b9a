import type { Signing } from '#features/contracts/signing/schema.ts'
import { ItemSign, type Sign } from '#features/documents/checklist/components/item-sign.tsx'
import { formatMoney } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { classNames } from '#ui/class-names.ts'
import { useLocale } from '#ui/locale.tsx'
import { offerWords } from '../content/words.ts'
import { isOpenStage } from './next-step.ts'
import { sayDay, sayMoment } from './signing-days.ts'

export type Station = { key: string; who: string; what: string; sign: Sign }

/** Who is next, from yes to money. */
export function MoneyWay({ signing }: { signing: Signing }) {
  const locale = useLocale()
  return <WayList stations={listStations(signing, locale)} current={findCurrent(signing)} />
}

export function WayList({ stations, current }: { stations: readonly Station[]; current: string }) {
  const { way: words } = offerWords[useLocale()]
  return (
    <section aria-labelledby="way-title">
      <h2 id="way-title" className="mt-6 font-sans text-[1rem] leading-snug font-semibold tracking-normal">
        {words.title}
      </h2>
      <ol className="mt-2">
        {stations.map(({ key, who, what, sign }) => {
          const isNow = key === current
          return (
            <li
              key={key}
              {...(isNow && { 'aria-current': 'step' })}
              className={classNames(
                'grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3 border-b border-rule py-3 leading-snug',
                isNow && 'on-green -mx-3 rounded-sm px-3 forced-colors:outline-3',
              )}
            >
              <ItemSign sign={isNow ? 'turn' : sign} className={isNow ? 'text-sheet' : 'text-green-700'} />
              <span className="min-w-0 wrap-anywhere">
                <b className="block">{who}</b>
                <span className="text-soft">{what}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function findCurrent(signing: Signing): string {
  if (awaitsMailing(signing)) return 'us'
  if (isOpenStage(signing.stage)) return 'you'
  return signing.stage === 'signed' ? 'attorney' : 'money'
}

/** They chose paper, and we haven't mailed it yet. */
const awaitsMailing = ({ stage, mailedOn }: Signing) => stage === 'paper' && mailedOn === null

function listStations(signing: Signing, locale: Locale): Station[] {
  const { way: words } = offerWords[locale]
  const mailing: Station = { key: 'us', who: words.us, what: words.mailPaper, sign: 'open' }
  return [
    ...(awaitsMailing(signing) ? [mailing] : []),
    ...listSigners(signing, locale),
    {
      key: 'money',
      who: words.send(formatMoney(signing.figures.received, locale)),
      what: words.sendOn(sayDay(signing.fundingOn, locale)),
      sign: 'open',
    },
    {
      key: 'cancel',
      who: words.cancel,
      what: words.cancelUntil(sayDay(signing.cancelUntil, locale)),
      sign: 'open',
    },
  ]
}

/** Who signs, and when they did. */
export function listSigners(
  { attorney, signedAt, acknowledgedAt, stage }: Signing,
  locale: Locale,
): Station[] {
  const { way: words } = offerWords[locale]
  return [
    {
      key: 'you',
      who: words.you,
      what: signedAt ? words.signed(sayMoment(signedAt, locale)) : sayOwnTask(stage, words),
      sign: signedAt ? 'done' : 'open',
    },
    {
      key: 'attorney',
      who: acknowledgedAt ? words.attorneyDone : words.attorney,
      what: acknowledgedAt
        ? words.attorneySigned(sayMoment(acknowledgedAt, locale))
        : words.attorneyIs(attorney.name),
      sign: acknowledgedAt ? 'done' : 'open',
    },
  ]
}

function sayOwnTask(stage: Signing['stage'], words: (typeof offerWords)['en']['way']): string {
  if (stage === 'paper') return words.onPaper
  return stage === 'offer' ? words.decide : words.goOn
}
