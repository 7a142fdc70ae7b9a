import { paths } from '#site/paths.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { pageWords } from '../content/words.ts'

/** Where the attorney who applied reads what their client signs, and signs it too. */
export function AttorneysContract({ base, isSigned }: { base: string; isSigned: boolean }) {
  const { contract: words } = useWords(pageWords)
  return (
    <section aria-labelledby="contract-title" className="mt-14">
      <h2 id="contract-title" className="text-title">
        {words.title}
      </h2>
      <p className="mt-2 mb-3 text-soft">{isSigned ? words.signed : words.text}</p>
      <ButtonAnchor
        variant={isSigned ? 'outline' : 'primary'}
        href={paths.caseAcknowledgment(base.slice('/api/case/'.length))}
      >
        {words.open}
      </ButtonAnchor>
    </section>
  )
}
