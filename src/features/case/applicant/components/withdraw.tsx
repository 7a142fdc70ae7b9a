import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { pageWords } from '../content/words.ts'
import { type CaseCalls, explain } from './case-calls.ts'
import { statusTitle } from './describe-status.ts'

type WithdrawProps = {
  calls: CaseCalls
  /** Without scripts, the question is a page of its own. */
  address: string
  onNews: () => Promise<unknown>
}

/** The focus is on keeping it. */
export function Withdraw({ calls, address, onNews }: WithdrawProps) {
  const { withdraw: words, news } = useWords(pageWords)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    setBusy(true)
    const outcome = await calls.withdraw()
    setBusy(false)
    setAsking(false)
    const isDone = outcome.kind === 'done'
    setFailure(isDone ? undefined : explain(outcome, { failed: words.failed, ended: news.ended }))
    await onNews()
    // The page says something else now, and the button is gone.
    if (isDone) document.getElementById(statusTitle)?.focus()
  }
  return (
    <section aria-labelledby="withdraw-title" className="mt-12 border-t border-rule-strong pt-6 print:hidden">
      <h2 id="withdraw-title" className="text-lead font-semibold">
        {words.title}
      </h2>
      <p className="leading-snug text-soft">{words.text}</p>
      <form
        action={address}
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        <Button
          type="submit"
          name="ask"
          value="withdraw"
          variant="quiet"
          size="small"
          className="-ml-[1.1rem] text-red-700 hover:text-red-800"
        >
          {words.ask}
        </Button>
      </form>
      {failure && (
        <Notice tone="critical" announce>
          {failure}
        </Notice>
      )}
      <ConfirmDialog
        open={isAsking}
        title={words.question}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        busy={isBusy && words.busy}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {words.meaning}
      </ConfirmDialog>
    </section>
  )
}
