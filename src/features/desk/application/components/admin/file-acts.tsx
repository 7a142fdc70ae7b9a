import type { ReactNode } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Menu } from '#features/admin/kit/components/menu.tsx'

export type FileAct = { label: string; keys: string; run: () => void }

type FileActsProps = {
  quiet: readonly FileAct[]
  /** The only solid button, or what happens by itself. */
  main: ReactNode
}

/** What doesn't fit beside the main button waits in the menu at the end. */
export function FileActs({ quiet, main }: FileActsProps) {
  return (
    <>
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
    </>
  )
}
