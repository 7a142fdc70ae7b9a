import { Button, ButtonAnchor } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { pageWords } from '../content/words.ts'

/** The question before an application ends, for browsers without scripts. */
export function WithdrawPage({ address }: { address: string }) {
  const { withdraw: words } = useWords(pageWords)
  return (
    <div className="max-w-form pt-8">
      <h1 className="text-[min(clamp(2.375rem,1.8rem+2.6vw,3.75rem),13vw)] leading-[1.06]">
        {words.question}
      </h1>
      <p className="mt-4 text-lead">{words.meaning}</p>
      <form method="post" action={address} className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="do" value="withdraw" />
        <ButtonAnchor href={address} variant="outline">
          {words.keep}
        </ButtonAnchor>
        <Button type="submit" variant="danger">
          {words.confirm}
        </Button>
      </form>
    </div>
  )
}
