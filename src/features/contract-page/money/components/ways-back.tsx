import { useLocale } from '#ui/locale.tsx'
import { moneyWords } from '../content/words.ts'
import type { Money } from '../schema.ts'

type WaysBackProps = {
  method: Money['sent']['method']
  phone: string
  /** Of our office; null until somebody entered it. */
  address: string | null
}

/** How the money comes back: what the law names, and a wire beside it. */
export function WaysBack({ method, phone, address }: WaysBackProps) {
  const locale = useLocale()
  const { ways: words } = moneyWords[locale].cancel
  const place = address ?? words.noAddress(phone)
  const ways = [
    ...(method === 'check' ? [] : [{ ...words.wire, text: words.wire.text(phone) }]),
    { ...words.check, text: words.check.text(place, method === 'check') },
    { ...words.mail, text: words.mail.text(place) },
  ]
  return (
    <ol className="mt-6 lg:mt-9 lg:grid lg:grid-cols-3 lg:gap-x-8">
      {ways.map(({ title, text }, at) => (
        <li
          key={title}
          className="grid grid-cols-[2.1rem_minmax(0,1fr)] gap-3 border-t border-rule py-3.5 leading-snug lg:block lg:border-rule-strong lg:pb-4"
        >
          <span
            aria-hidden="true"
            className="text-[2.75rem] leading-[0.9] text-green-700 lining-nums lg:mb-1.5 lg:block lg:text-[3.5rem]"
          >
            {at + 1}
          </span>
          <span className="min-w-0 wrap-anywhere">
            <b className="block">{title}</b>
            <span className="text-soft">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
