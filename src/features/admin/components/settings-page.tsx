import { Fragment, type ReactNode, useRef, useState } from 'react'
import { Button } from '../kit/components/button.tsx'
import { PageHead } from '../kit/components/page-head.tsx'
import { PageForms, usePageForms } from './page-forms.ts'
import { useSettingsHistory } from './settings-history.ts'
import { useMainKey } from './use-main-key.ts'

type SettingsPageProps = {
  title: string
  about?: ReactNode
  actions?: ReactNode
  aside?: { label: string; content: ReactNode }
  children: ReactNode
}

export function SettingsPage({ title, about, actions, aside, children }: SettingsPageProps) {
  const showHistory = useSettingsHistory()
  return (
    <>
      <PageHead title={title} about={about}>
        {showHistory && (
          <Button kind="bare" keys="h" onClick={showHistory}>
            History
          </Button>
        )}
        {actions}
      </PageHead>
      <div className={aside && 'k-split'}>
        <div className="k-pad">{children}</div>
        {aside && (
          <aside aria-label={aside.label} className="k-pad k-aside">
            {aside.content}
          </aside>
        )}
      </div>
    </>
  )
}

/**
 * Its forms have no button of their own: one in the head saves all that have changed. `actions` stand in its place while
 * nothing has.
 */
export function SavedPage({ children, actions, ...props }: Omit<SettingsPageProps, 'aside'>) {
  const forms = usePageForms()
  // Forms that are drawn again show what is stored.
  const [drawn, setDrawn] = useState(0)
  const discard = () => {
    forms.forgetAll()
    setDrawn(drawn + 1)
  }
  return (
    <PageForms value={forms.registry}>
      <SettingsPage
        {...props}
        actions={actions && forms.changes === 0 ? actions : <SaveAll {...forms} onDiscard={discard} />}
      >
        <Fragment key={drawn}>{children}</Fragment>
      </SettingsPage>
    </PageForms>
  )
}

type SaveAllProps = Pick<ReturnType<typeof usePageForms>, 'changes' | 'isSaving' | 'saveAll'> & {
  onDiscard: () => void
}

function SaveAll({ changes, isSaving, saveAll, onDiscard }: SaveAllProps) {
  const save = useRef<HTMLButtonElement>(null)
  useMainKey((event) => {
    if (changes === 0 || document.querySelector('dialog:modal')) return
    event.preventDefault()
    saveAll()
  })
  return (
    <>
      {changes > 0 && (
        <>
          <span role="status" className="k-small">
            {sayChanges(changes)}
          </span>
          <Button
            kind="bare"
            onClick={() => {
              save.current?.focus()
              onDiscard()
            }}
          >
            Discard
          </Button>
        </>
      )}
      <Button
        ref={save}
        keys="Ctrl Enter"
        off={changes === 0 && 'Nothing has changed'}
        busy={isSaving && 'Saving…'}
        onClick={saveAll}
      >
        Save
      </Button>
    </>
  )
}

export const sayChanges = (changes: number) => (changes === 1 ? '1 change' : `${changes} changes`)
