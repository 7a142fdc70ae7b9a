import type { ReactNode } from 'react'
import type { Acknowledgment } from '#features/contracts/acknowledgment/schema.ts'
import { formatCalendarDay, formatMoney, formatOfficeStamp } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useLocale } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { acknowledgmentWords } from '../content/words.ts'
import type { Place } from './place.ts'

/** What the contract is, and where it can be read. */
export function ContractFacts({ contract, place }: { contract: Acknowledgment; place: Place }) {
  const locale = useLocale()
  const { facts: words, ...all } = acknowledgmentWords[locale]
  const { amount, maximum, signedAt, signBy, stage, paper, statements } = contract
  const isOpen = stage === 'open' || stage === 'reading'
  return (
    <>
      <dl className="mt-6 border-t border-rule-strong">
        <Fact label={words.contract}>
          {words.amounts(formatMoney(amount, locale), maximum === null ? null : formatMoney(maximum, locale))}
          <a
            href={`${place.api}/pdf`}
            target="_blank"
            rel="noopener"
            className="-my-2 inline-flex min-h-tap flex-none items-center font-sans"
          >
            {words.read}
            <VisuallyHidden> ({words.pdf(paper.pages)})</VisuallyHidden>
          </a>
        </Fact>
        {signedAt && (
          <Fact label={words.signed} className="max-lg:hidden">
            {formatOfficeStamp(signedAt, locale)}
          </Fact>
        )}
        {isOpen && (
          <Fact label={words.signBy}>
            {formatCalendarDay(signBy, locale, { weekday: 'long', month: 'long', day: 'numeric' })}
          </Fact>
        )}
        {isOpen && <Fact label={words.doesNot}>{words.guarantor(statements.length)}</Fact>}
      </dl>
      {isOpen && place.wrongRecipient && (
        <form
          method="post"
          action={place.wrongRecipient}
          className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1 font-sans"
        >
          <span>{all.notForYou}</span>
          <Button
            type="submit"
            name="intent"
            value="wrong-recipient"
            variant="quiet"
            size="small"
            className="px-0"
          >
            {all.wrongRecipient}
          </Button>
        </form>
      )}
    </>
  )
}

type FactProps = { label: string; className?: string; children: ReactNode }

export function Fact({ label, className, children }: FactProps) {
  return (
    <div className={classNames('border-b border-rule py-2', className)}>
      <dt className="font-sans text-small text-soft">{label}</dt>
      <dd className="figures flex items-center justify-between gap-x-4 wrap-anywhere">{children}</dd>
    </div>
  )
}
