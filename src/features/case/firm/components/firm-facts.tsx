import { brand } from '#site/brand.ts'
import { formatDate } from '#site/format.ts'
import { bankCheck } from '#ui/engravings/index.ts'
import { useLocale } from '#ui/locale.tsx'
import { firmWords } from '../content.ts'
import type { OpenFirmPage } from '../schema.ts'

type FirmFactsProps = { page: OpenFirmPage; phone: string; className: string }

const row = 'relative border-b border-rule py-2'
const label = 'font-sans text-small text-soft'

export function FirmFacts({ page, phone, className }: FirmFactsProps) {
  const locale = useLocale()
  const { facts: words } = firmWords[locale]
  const { client, agreed, reviewer, reference } = page
  const style = { dateStyle: 'long', timeZone: brand.openHours.timeZone } as const
  return (
    <div className={className}>
      <dl className="mt-6">
        <div className={row}>
          <dt className={label}>{words.contact}</dt>
          <dd className="figures">{reviewer ? words.withName(reviewer, phone) : phone}</dd>
        </div>
        {agreed && (
          <div className={row}>
            <dt className={label}>{client.isWard ? words.agreedForWard : words.agreed(client.firstName)}</dt>
            <dd className="figures">{words.signed(formatDate(agreed.at, style, locale))}</dd>
            <dd>
              <details>
                <summary className="absolute top-1 right-0 flex min-h-tap cursor-pointer list-none items-center font-sans text-brand underline underline-offset-[0.2em]">
                  {words.read}
                </summary>
                <blockquote className="mt-1 mb-2 border-l-[3px] border-green-300 pl-4">
                  {agreed.statement}
                </blockquote>
              </details>
            </dd>
          </div>
        )}
        <div className={row}>
          <dt className={label}>{words.never}</dt>
          <dd>{words.neverText}</dd>
        </div>
        <div className={row}>
          <dt className={label}>{words.reference}</dt>
          <dd className="figures">{reference}</dd>
        </div>
      </dl>
      <img {...bankCheck} alt="" className="mx-auto mt-8 w-full max-w-76 lg:mx-0 lg:mt-12" />
    </div>
  )
}
