import type { ReactNode, RefObject } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { IconButton } from '#features/admin/kit/components/icon-button.tsx'
import { Menu } from '#features/admin/kit/components/menu.tsx'
import { OthersHere } from '#features/live/components/admin/live.tsx'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { TurnButton } from './application-head.tsx'
import { type Sheet, SheetLinks } from './sheet-links.tsx'
import { StatusMenu, type StatusMenuProps } from './status-menu.tsx'

export type SheetAct = { label: string; keys: string; run: () => void }

type SheetHeadProps = {
  sheet: Exclude<Sheet, 'file'>
  title: { id: string; ref: RefObject<HTMLHeadingElement | null>; name: string }
  application: ApplicationDetail
  grade: string | undefined
  facts: ReactNode
  status: Omit<StatusMenuProps, 'application'>
  /** How it stands: "Version 3, saved 4 s ago". */
  word: ReactNode
  quiet: readonly SheetAct[]
  /** The only solid button, or what happens by itself. */
  main: ReactNode
  position: string | undefined
  turns: { next: (() => void) | undefined; previous: (() => void) | undefined }
  onClose: () => void
}

/** Above each page of a file that is printed and has versions. */
export function SheetHead({
  sheet,
  title,
  application,
  grade,
  facts,
  status,
  word,
  quiet,
  main,
  ...props
}: SheetHeadProps) {
  const { position, turns, onClose } = props
  return (
    <header className="file-head">
      <div className="file-top">
        <IconButton label="Back to the file" title="Back to the file (Esc)" glyph="back" onClick={onClose} />
        <h2 id={title.id} ref={title.ref} tabIndex={-1} className="k-title">
          {title.name}
        </h2>
        <span className="k-small sheet-reference">{application.reference}</span>
        <SheetLinks applicationId={application.id} current={sheet} grade={grade} />
        <div className="k-small">
          <OthersHere applicationId={application.id} />
        </div>
        <div className="k-end file-turns">
          {position && <span className="k-small max-sm:hidden">{position}</span>}
          <TurnButton
            label="Previous application"
            keys="k"
            glyph="up"
            isEnd={!turns.previous}
            onPress={() => turns.previous?.()}
          />
          <TurnButton
            label="Next application"
            keys="j"
            glyph="down"
            isEnd={!turns.next}
            onPress={() => turns.next?.()}
          />
        </div>
      </div>
      {facts}
      <div className="k-bar k-share file-doing">
        <StatusMenu application={application} {...status} />
        <span className="file-due k-cut">{word}</span>
        {quiet.map(({ label, keys, run }) => (
          <Button
            key={keys}
            kind="bare"
            keys={keys}
            className={`file-act file-act-${keys}`}
            aria-keyshortcuts={keys}
            onClick={run}
          >
            {label}
          </Button>
        ))}
        {main}
        <div className="file-more">
          <Menu
            label=""
            glyph="more"
            says="More actions"
            name="More actions"
            side="end"
            items={quiet.map(({ label, keys, run }) => ({ label, keys, onSelect: run }))}
          />
        </div>
      </div>
    </header>
  )
}
