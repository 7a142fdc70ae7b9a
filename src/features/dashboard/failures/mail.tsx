import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { failureWords as words } from './content.ts'
import type { Failure } from './schema.ts'

const mostShown = 20

const sumOf = (failures: readonly Failure[]) => failures.reduce((sum, { count }) => sum + count, 0)

export function writeFailureMail(id: string, failures: readonly Failure[], siteName: string): Mail {
  const sorted = failures.toSorted((a, b) => b.count - a.count)
  const subject = words.subject(sumOf(failures))
  const others = sumOf(sorted.slice(mostShown))
  return {
    id: `failures-${id}`,
    from: { name: siteName },
    subject,
    ...writeLetter(
      {
        heading: subject,
        paragraphs: words.paragraphs,
        list: [
          ...sorted.slice(0, mostShown).map(({ place, count }) => words.line(place, count)),
          ...(others > 0 ? [words.others(others)] : []),
        ],
        signature: words.signature(siteName),
      },
      staffLocale,
    ),
  }
}
