import { type ComponentType, useState } from 'react'
import type { SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { Button } from '#ui/plain-button.tsx'
import { keepLinkWords } from '../content/keep-link.ts'
import { type CaseLink, makeCaseLink } from './make-case-link.ts'

export type KeepLinkProps = { sent: SentApplication; company: string; phone: string }

type Ready = { link: string; Ways: ComponentType<KeepLinkProps & { link: string }> }
type State = Ready | Exclude<CaseLink['kind'], 'made'> | 'making' | 'closed'

/** So that a lost mail is no lost case. Neither the link nor what draws it is fetched before somebody opens this. */
export function KeepLink(props: KeepLinkProps) {
  const locale = useLocale()
  const words = keepLinkWords[locale]
  const [state, setState] = useState<State>('closed')

  async function make() {
    setState('making')
    try {
      const [made, { KeepLinkWays }] = await Promise.all([
        makeCaseLink(props.sent.reference),
        import('./keep-link-ways.tsx'),
      ])
      setState(made.kind === 'made' ? { link: made.url, Ways: KeepLinkWays } : made.kind)
    } catch {
      setState('failed')
    }
  }

  return (
    <details
      className="group on-sheet mt-4 rounded-md px-4 py-2 not-open:print:hidden sm:px-8 lg:mt-8 lg:px-[5.25rem]"
      onToggle={({ currentTarget }) => currentTarget.open && state === 'closed' && make()}
    >
      <summary className="flex min-h-tap cursor-pointer items-center justify-between gap-3 font-semibold print:hidden [&::-webkit-details-marker]:hidden">
        {words.open}
        <ChevronIcon className="icon group-open:rotate-180" />
      </summary>
      <div className="pb-6">
        <p className="text-soft print:hidden">{words.lead}</p>
        <p className="mt-2">{words.secret}</p>
        {state === 'making' && <LoadingText>{words.making}</LoadingText>}
        {(state === 'failed' || state === 'ended') && (
          <div className="mt-4">
            <Notice announce>{words[state]}</Notice>
            {state === 'failed' && (
              <Button variant="outline" size="small" className="mt-3" onClick={make}>
                {words.tryAgain}
              </Button>
            )}
          </div>
        )}
        {typeof state === 'object' && <state.Ways {...props} link={state.link} />}
      </div>
    </details>
  )
}
