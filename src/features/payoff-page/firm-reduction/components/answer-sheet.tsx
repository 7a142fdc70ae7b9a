import type { ShownReduction } from '#features/payoffs/reductions/schema.ts'
import { formatCalendarDay, formatMoney } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { reductionPageWords } from '../content/words.ts'

type AnswerSheetProps = {
  /** The file's page, where papers are sent. */
  file: string
  reduction: ShownReduction
  mayAccept: boolean
  mayAsk: boolean
  action: string
}

/** Where the request stands, and our answer in the words that both read. */
export function AnswerSheet({ reduction, mayAccept, mayAsk, action, file }: AnswerSheetProps) {
  const locale = useLocale()
  const words = reductionPageWords[locale]
  const { status, answer, withdrawn, id } = reduction
  const { heading, text } = describe(reduction, words, locale)
  return (
    <div className="grid gap-4">
      <h2 className="text-title">{heading}</h2>
      {text && <p className="text-lead">{text}</p>}
      {answer && status !== 'withdrawn' && (
        <blockquote className="border-l-4 border-green-800 bg-paper px-4 py-3">
          <p className="whitespace-pre-line">{answer.text}</p>
          <footer className="mt-2 font-sans text-small text-soft">
            {words.reason(words.reasons[answer.reason])}
          </footer>
        </blockquote>
      )}
      {withdrawn && <p className="whitespace-pre-line">{withdrawn}</p>}
      {mayAccept && answer && (
        <form method="post" action={action}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="accept" className="w-full">
            {words.accept(formatMoney(answer.takes, locale))}
          </Button>
          <p className="mt-2 font-sans text-small text-soft">{words.acceptHelp}</p>
        </form>
      )}
      {status === 'asked' && mayAsk && (
        <p className="font-sans">
          <a href={file} className="inline-flex min-h-tap items-center">
            {words.toDocument}
          </a>
          <span className="block text-small text-soft">{words.documentHelp}</span>
        </p>
      )}
      {mayAsk && (
        <a href={`${action}?again`} className="inline-flex min-h-tap items-center font-sans">
          {status === 'asked' ? words.better : words.again}
        </a>
      )}
    </div>
  )
}

function describe(
  { status, answer, withdrawn }: ShownReduction,
  { status: words }: (typeof reductionPageWords)['en'],
  locale: Parameters<typeof formatMoney>[1],
): { heading: string; text?: string } {
  const takes = formatMoney(answer?.takes ?? 0, locale)
  const instead = formatMoney(answer?.instead ?? 0, locale)
  const day = answer?.validUntil ? formatCalendarDay(answer.validUntil, locale) : ''
  switch (status) {
    case 'asked':
      return { heading: words.asked, text: words.askedText }
    case 'granted':
      return { heading: words.granted(takes), text: words.grantedText(instead, day) }
    case 'accepted':
      return { heading: words.accepted(takes), text: words.acceptedText(day) }
    case 'lapsed':
      return { heading: words.lapsed, text: words.lapsedText }
    case 'withdrawn':
      return { heading: withdrawn ? words.withdrawn : words.replaced }
    default:
      return { heading: words[status] }
  }
}
