import { useEffect } from 'react'
import type { ApplicationStatus } from '#domain/application-status.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { templateParties } from '#domain/speaking.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { labelOf } from '#site/staff-format.ts'
import { classNames } from '#ui/class-names.ts'
import { useMenu } from '#ui/use-menu.ts'
import type { MailTemplate } from '../../schema.ts'
import { useTemplates } from './template-queries.ts'

type TemplatePickerProps = {
  /** `anyone` has no application. */
  party: CaseParty | 'anyone'
  /** What fits this status comes first. */
  status?: ApplicationStatus | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChoose: (template: MailTemplate) => void
  /** Where there is no room below it. */
  isAbove?: boolean
}

/** Digits choose, arrows move. */
export function TemplatePicker(props: TemplatePickerProps) {
  const { party, status, isOpen, onOpen, onChoose, isAbove = false } = props
  const { data = [] } = useTemplates()
  const { button, list, close, press } = useMenu(onOpen)
  const offered = rankTemplates(data, { party, status })

  // The templates may arrive after the menu opened.
  const isThere = offered.length > 0
  useEffect(() => {
    if (isOpen && isThere) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    else if (isOpen) list.current?.focus()
  }, [isOpen, isThere, list])

  function choose(template: MailTemplate) {
    close()
    onChoose(template)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu closes when the focus leaves it.
    <div
      className={classNames('k-menu', isAbove && 'mr-auto')}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onOpen(false)}
    >
      <Button
        ref={button}
        kind="bare"
        keys="/"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-keyshortcuts="/"
        onClick={() => onOpen(!isOpen)}
      >
        Template
      </Button>
      {isOpen && (
        <div
          ref={list}
          role="menu"
          tabIndex={-1}
          aria-label="Templates"
          className="k-menu-list"
          data-side={isAbove ? 'above' : 'end'}
          onKeyDown={press}
        >
          <p aria-hidden="true">For {labelOf(templateParties, party).toLowerCase()}</p>
          {offered.map((template, at) => (
            <button
              key={template.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => choose(template)}
            >
              <span className="col-span-2">{template.name}</span>
              {at < 9 && <KeyCap>{String(at + 1)}</KeyCap>}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

type Reader = Pick<TemplatePickerProps, 'party' | 'status'>

function rankTemplates(templates: readonly MailTemplate[], { party, status }: Reader): MailTemplate[] {
  const isFitting = ({ statuses }: MailTemplate) => status !== undefined && statuses.includes(status)
  const own = templates.filter((template) =>
    party === 'anyone' ? template.party !== 'firm' : template.party === party || template.party === 'anyone',
  )
  return own.toSorted((a, b) => Number(isFitting(b)) - Number(isFitting(a)))
}
