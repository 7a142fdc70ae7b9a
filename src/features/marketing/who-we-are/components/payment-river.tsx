import { paths } from '#site/paths.ts'
import { useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { whoWords } from '../content/words.ts'

/** Who is paid in what order, along one line. */
export function PaymentRiver() {
  const words = useWords(whoWords).paid
  return (
    <section className="oxford" aria-labelledby="paid-title">
      <h2 id="paid-title">{words.title}</h2>
      <p className="mt-2 max-w-[56ch] text-lead">{words.lead}</p>
      <ol className="river">
        {words.order.map(({ title, text, isUs }) => (
          <li key={title} {...(isUs && { 'data-us': '' })}>
            <h3 className="text-lead font-semibold">{title}</h3>
            <p className="mt-1 leading-snug text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <TextLink to={paths.cost} className="mt-4 inline-flex min-h-tap items-center font-sans font-semibold">
        {words.more}
      </TextLink>
    </section>
  )
}
