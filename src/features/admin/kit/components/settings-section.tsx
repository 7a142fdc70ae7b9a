import { type ReactNode, useId } from 'react'

type SettingsSectionProps = {
  title: ReactNode
  /** Says in a sentence what it does. */
  about?: ReactNode
  /** The address names it, and leads here. */
  id?: string
  /** A bare or outlined button below the title. */
  action?: ReactNode
  children: ReactNode
}

/** One matter of a page of settings. */
export function SettingsSection({ title, about, id, action, children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="k-set" {...(id && { tabIndex: -1 })}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {about && <p>{about}</p>}
        {action}
      </header>
      <div>{children}</div>
    </section>
  )
}
