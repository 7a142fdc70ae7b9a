import { Fragment, type ReactNode, useRef, useState } from 'react'
import { Button } from '../kit/components/button.tsx'
import { PageHead } from '../kit/components/page-head.tsx'
import { PageForms, usePageForms } from './page-forms.ts'
import { useMainKey } from './use-main-key.ts'

type SettingsPageProps = {
  title: string
  about?: ReactNode
  actions?: ReactNode
  aside?: { label: string; content: ReactNode }
  children: ReactNode
}

export function SettingsPage({ title, about, actions, aside, children }: SettingsPageProps) {
  return (
    <>
      <PageHead title={title} about={about}>
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

/** Its forms have no button of their own: one in the head saves all that have changed. */
export function SavedPage({ children, ...props }: Omit<SettingsPageProps, 'actions' | 'aside'>) {
  const forms = usePageForms()
  // Forms that are drawn again show what is stored.
  const [drawn, setDrawn] = useState(0)
  const discard = () => setDrawn(drawn + 1)
  return (
    <PageForms value={forms.registry}>
      <SettingsPage {...props} actions={<SaveAll {...forms} onDiscard={discard} />}>
        <Fragment key={drawn}>{children}</Fragment>
      </SettingsPage>
    </PageForms>
  )
}

type SaveAllProps = Pick<ReturnType<typeof usePageForms>, 'changed' | 'isSaving' | 'saveAll'> & {
  onDiscard: () => void
}

function SaveAll({ changed, isSaving, saveAll, onDiscard }: SaveAllProps) {
  const save = useRef<HTMLButtonElement>(null)
  useMainKey((event) => {
    if (changed === 0 || document.querySelector('dialog:modal')) return
    event.preventDefault()
    saveAll()
  })
  return (
    <>
      {changed > 0 && (
        <>
          <span role="status" className="k-small">
            {changed === 1 ? '1 change' : `${changed} changes`}
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
        off={changed === 0 && 'Nothing has changed'}
        busy={isSaving && 'Saving…'}
        onClick={saveAll}
      >
        Save
      </Button>
    </>
  )
}
