import type { ReactNode, RefObject } from 'react'
import { IconButton } from '#features/admin/kit/components/icon-button.tsx'
import { OthersHere } from '#features/live/components/admin/live.tsx'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { TurnButton } from './application-head.tsx'
import { type FileAct, FileActs } from './file-acts.tsx'
import { type Sheet, SheetLinks } from './sheet-links.tsx'
import { StatusMenu, type StatusMenuProps } from './status-menu.tsx'

type SheetHeadProps = {
  sheet: Exclude<Sheet, 'file'>
  title: { id: string; ref: RefObject<HTMLHeadingElement | null>; name: string }
  application: ApplicationDetail
  grade: string | undefined
  facts: ReactNode
  status: Omit<StatusMenuProps, 'application'>
  /** How it stands: "Version 3, saved 4 s ago". */
  word: ReactNode
  quiet: readonly FileAct[]
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
        <FileActs quiet={quiet} main={main} />
      </div>
    </header>
  )
}
