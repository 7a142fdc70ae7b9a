import type { Command } from '#features/admin/components/commands.ts'
import { useCommands } from '#features/admin/components/commands.ts'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { noAnswer, useRefusal } from '#features/contract-desk/contract/components/admin/refusal-note.tsx'
import type { DeskReduction } from '#features/payoffs/reductions/schema.ts'
import { formatMoney } from '#site/staff-format.ts'
import { useReductionAct } from './reduction-queries.ts'
import { nameRung } from './reduction-words.ts'
import { useAnswer } from './use-answer.ts'

const group = 'This request'

/** What can be done about a request, by keys too: a rung by its number, Ctrl Enter for the answer. */
export function useReductionActs(applicationId: string, page: DeskReduction) {
  const { reduction, waiting, may, rungs } = page
  const draft = useAnswer(page)
  const { mutate, error, isPending } = useReductionAct(applicationId, reduction?.id ?? '')
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const isOpen = reduction?.status === 'asked' && !waiting && may.upTo !== 0
  const { takes, isAlone } = draft
  const main = mainOf()

  function mainOf(): { label: string; run: () => void } | undefined {
    if (waiting && may.sign)
      return {
        label: `Sign: ${formatMoney(waiting.takes)}`,
        run: () => mutate({ act: 'sign' }, { onSuccess: () => reportSuccess('Signed. Both are told.') }),
      }
    if (!isOpen) return undefined
    const sum = takes === undefined ? '' : `: ${formatMoney(takes)}`
    return {
      label: isAlone ? `Answer${sum}` : 'Ask for a second signature',
      run: send,
    }
  }

  function send() {
    const { rung, reason, validUntil, text, submissionKey } = draft
    if (takes === undefined || isPending || text.trim() === '') return
    mutate(
      {
        act: 'answer',
        answer: {
          ...{ rung, reason, text: text.trim(), submissionKey },
          ...(rung === 'another' && { takes }),
          ...(validUntil && { validUntil }),
        },
      },
      {
        onSuccess: () =>
          reportSuccess(isAlone ? 'Answered. Both are told.' : 'Signed. The second signature is missing.'),
      },
    )
  }

  const commands: Command[] = [
    ...rungs.map(({ rung, isOpen: isPossible }, at) => ({
      ...{ id: `rung ${at + 1}`, label: nameRung(rung), keys: String(at + 1), group },
      run: isOpen && isPossible ? () => draft.choose(rung) : undefined,
    })),
    { id: 'answer', label: main?.label ?? 'Answer', keys: 'Ctrl Enter', group },
  ]
  useCommands(commands)
  useMainKey((event) => {
    if (!main || isPending) return
    event.preventDefault()
    main.run()
  })
  return {
    ...{ draft, refusal, main, isOpen, isPending },
    withdraw: (reason: string) => mutate({ act: 'withdraw', reason }),
    accept: () => mutate({ act: 'accept' }),
    refuseSignature: () => mutate({ act: 'refuse-signature' }),
  }
}
