import { ExternalLink } from '#ui/text-link.tsx'
import type { RegistryEntry } from '../../schema.ts'

/** People may invent keys, and should know that no page reads them. */
export function UsedOn({ known }: { known: RegistryEntry | undefined }) {
  if (!known) return <p className="text-small text-soft">No page shows this key.</p>
  return (
    <p className="text-small text-soft">
      Shown on <ExternalLink href={known.path}>{known.usedOn}</ExternalLink>
    </p>
  )
}
