import type { ReactNode } from 'react'
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
export function SavedPage(props: Omit<SettingsPageProps, 'actions' | 'aside'>) {
  const forms = usePageForms()
  return (
    <PageForms value={forms.registry}>
      <SettingsPage {...props} actions={<SaveAll {...forms} />} />
    </PageForms>
  )
}

type SaveAllProps = Pick<ReturnType<typeof usePageForms>, 'changed' | 'isSaving' | 'saveAll'>

function SaveAll({ changed, isSaving, saveAll }: SaveAllProps) {
  useMainKey((event) => {
    if (changed === 0 || document.querySelector('dialog:modal')) return
    event.preventDefault()
    saveAll()
  })
  return (
    <>
      {changed > 0 && (
        <span role="status" className="k-small">
          {changed === 1 ? '1 change' : `${changed} changes`}
        </span>
      )}
      <Button
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
