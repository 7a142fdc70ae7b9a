import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { FitIcon, MinusIcon, PlusIcon, TurnIcon } from '#ui/desk-icons.tsx'
import type { PageViewControls } from './use-page-view.ts'

/** Each control has a key; its name says which. */
export function ViewControls({ view, pageCount }: { view: PageViewControls; pageCount: number }) {
  return (
    <fieldset aria-label="How the page is shown" className="viewer-controls">
      <PageNumber page={view.page} pageCount={pageCount} onPage={view.goTo} />
      <Control name="Smaller" keys="-" onPress={view.reduce}>
        <MinusIcon />
      </Control>
      <span className="viewer-percent">{view.percent}%</span>
      <Control name="Larger" keys="+" onPress={view.enlarge}>
        <PlusIcon />
      </Control>
      <Control name="Fit the width" keys="0" onPress={view.fit}>
        <FitIcon />
      </Control>
      <Control name="Turn" keys="t" onPress={view.turn}>
        <TurnIcon />
      </Control>
    </fieldset>
  )
}

type ControlProps = { name: string; keys: string; onPress: () => void; children: ReactNode }

function Control({ name, keys, onPress, children }: ControlProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={name}
      aria-keyshortcuts={keys}
      title={`${name} (${keys})`}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}

type PageNumberProps = { page: number; pageCount: number; onPage: (page: number) => void }

/** Nobody leafs through a long file: typing a number goes there. */
function PageNumber({ page, pageCount, onPage }: PageNumberProps) {
  if (pageCount === 1) return <span>Page 1 of 1</span>
  return (
    <label className="viewer-number">
      Page
      <input
        key={page}
        type="number"
        min={1}
        max={pageCount}
        defaultValue={page}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && onPage(currentTarget.valueAsNumber || page)}
        onBlur={({ currentTarget }) => onPage(currentTarget.valueAsNumber || page)}
      />
      of {pageCount}
    </label>
  )
}
