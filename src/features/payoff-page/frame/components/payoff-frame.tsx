import type { ReactNode } from 'react'
import { paths } from '#site/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { useLocale } from '#ui/locale.tsx'
import { payoffFrameWords } from '../content/words.ts'
import { addressesOf, homeOf, type PayoffPlace, type Tab, tabs } from './place.ts'

type PayoffFrameProps = { place: PayoffPlace; token: string; tab: Tab; children: ReactNode }

/** Whose claim it is and its pages: in a row, on a phone in a fold. */
export function PayoffFrame({ place, token, tab, children }: PayoffFrameProps) {
  const words = payoffFrameWords[useLocale()]
  const { client, firm, accounts, side, party } = place
  const [account, ...more] = accounts
  const number = account && (more.length > 0 ? `${account} +${more.length}` : account)
  return (
    <>
      <div className="font-sans text-small">
        <p className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-2 text-soft lg:py-4">
          <span className="wrap-anywhere">{party === 'firm' && firm && words.for(firm)}</span>
          <span className="wrap-anywhere">
            {client} <b className="text-ink">{number}</b>
          </span>
        </p>
        <nav aria-label={words.pages} className="border-b border-rule-strong">
          <details className="lg:hidden">
            <summary className="flex min-h-tap cursor-pointer items-center justify-between text-[1.0625rem] font-semibold text-green-800">
              {words.tabs[tab]}
              <span aria-hidden="true">⌄</span>
            </summary>
            <TabLinks side={side} party={party} token={token} tab={tab} className="grid pb-3" />
          </details>
          <TabLinks
            side={side}
            party={party}
            token={token}
            tab={tab}
            className="flex flex-wrap gap-x-8 max-lg:hidden"
          />
        </nav>
      </div>
      {children}
    </>
  )
}

type TabLinksProps = Pick<PayoffPlace, 'side' | 'party'> & { token: string; tab: Tab; className: string }

function TabLinks({ side, party, token, tab, className }: TabLinksProps) {
  const words = payoffFrameWords[useLocale()]
  const addresses = addressesOf(side, token)
  const shown = tabs.filter((each) => party === 'firm' || each !== 'acknowledge')
  const link = 'inline-flex min-h-tap items-center no-underline hover:underline'
  return (
    <ul className={className}>
      {shown.map((each) => (
        <li key={each}>
          <a
            href={addresses[each]}
            aria-current={each === tab ? 'page' : undefined}
            className={classNames(
              link,
              each === tab
                ? 'font-semibold text-green-800 lg:-mb-px lg:border-b-2 lg:border-green-800'
                : 'text-ink',
            )}
          >
            {words.tabs[each]}
          </a>
        </li>
      ))}
      <li className="lg:ml-auto">
        <a
          href={party === 'firm' ? paths.firm : homeOf(side, token)}
          className="inline-flex min-h-tap items-center"
        >
          {party === 'firm' ? words.room : words.home}
        </a>
      </li>
    </ul>
  )
}
