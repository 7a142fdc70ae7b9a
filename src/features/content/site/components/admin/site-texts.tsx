import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { SitePart, SiteText } from './site-pages.ts'
import { countTexts } from './site-pages.ts'
import { TextForm } from './text-form.tsx'
import { TextRow } from './text-row.tsx'
import type { SiteRoom } from './use-site-room.ts'

type SiteTextsProps = { parts: readonly SitePart[]; room: SiteRoom; level?: 2 | 3 }

export function SiteTexts({ parts, room, level = 2 }: SiteTextsProps) {
  return parts.map(({ name, texts }) => (
    <section key={`${name} ${texts[0]?.key}`} data-part>
      <div className="px-6 max-md:px-4">
        <SectionHead
          level={level}
          title={name}
          about={texts.length === 1 ? '1 text' : `${countTexts(texts.length)}, in the order of the page`}
        />
      </div>
      <ul className="k-lines border-t border-rule">
        {texts.map((text) => (
          <li key={text.key} data-open={room.openKey === text.key || undefined}>
            <Text text={text} room={room} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Text({ text, room }: { text: SiteText; room: SiteRoom }) {
  const { drafts, publishing } = room
  if (room.openKey !== text.key)
    return (
      <TextRow
        text={text}
        drafts={drafts}
        hasMistake={publishing.mistakeOf(text.key) !== undefined}
        onOpen={() => room.open(text.key)}
        onMark={() => room.mark(text.key)}
      />
    )
  return (
    <TextForm
      text={text}
      drafts={drafts}
      publishing={publishing}
      isHistoryOpen={room.isHistoryOpen}
      onHistory={room.toggleHistory}
      onClose={room.close}
    />
  )
}
