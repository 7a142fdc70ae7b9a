import { useFacts } from '#features/texts/components/facts-provider.tsx'
import { formatNumber } from '#site/format.ts'
import { shareOnTime, wholeHours } from '#site/kept-promise.ts'
import { paths } from '#site/paths.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { keptWords } from '../content/kept.ts'

/** Beside the promise, once the owner shows how it was kept and there are enough answers to say. */
export function KeptLine({ className }: { className?: string }) {
  const locale = useLocale()
  const words = useWords(keptWords)
  const { kept } = useFacts()
  if (!kept?.told) return null
  const { files, told } = kept
  const number = (count: number) => formatNumber(count, locale)
  const figures = [number(told.onTime), number(files), shareOnTime(told.onTime, files)] as const
  return (
    <p className={className}>
      {told.medianMinutes === null
        ? words.onTime(...figures)
        : words.within(wholeHours(told.medianMinutes), ...figures)}{' '}
      <TextLink to={paths.ourWord}>{words.more}</TextLink>
    </p>
  )
}
