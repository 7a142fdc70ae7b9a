import { type ReactNode, useId } from 'react'

type SettingsSectionProps = {
  title: ReactNode
  /** Says in a sentence what it does. */
  about?: ReactNode
  id?: string
  children: ReactNode
}

/** Saves with its page, by the one button in the head. */
export function SettingsSection({ title, about, id, children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="k-set">
      <header>
        <h2 id={titleId}>{title}</h2>
        {about && <p>{about}</p>}
      </header>
      <div>{children}</div>
    </section>
  )
}
