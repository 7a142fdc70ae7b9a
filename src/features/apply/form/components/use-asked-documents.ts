import { useEffect, useState } from 'react'
import { labelOf } from '#domain/choice.ts'
import { type DocumentType, documentTypes, requestedDocuments } from '#domain/documents.ts'
import type { SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import type { CaseItem } from '#features/documents/checklist/schema.ts'
import type { Locale } from '#site/locale.ts'
import { holdCaseHint } from '#site/returning.ts'
import { useLocale } from '#ui/locale.tsx'

type AskedDocument = { id: string; type: DocumentType; name: string; isRequired: boolean }

/** Longer, and what every application of the role may be asked for is better than nothing. */
const patience = 4_000

/** What this application's own checklist asks for; nothing until we know. */
export function useAskedDocuments({ reference, role }: SentApplication): readonly AskedDocument[] {
  const locale = useLocale()
  const [asked, setAsked] = useState<readonly AskedDocument[]>([])
  useEffect(() => {
    let isGone = false
    readOwnItems(reference).then((items) => {
      const known = new Set<DocumentType>(requestedDocuments[role].map(({ type }) => type))
      const own = items
        ?.filter(({ documentType }) => known.has(documentType))
        .map(({ id, documentType, name, isRequired }) => ({ id, type: documentType, name, isRequired }))
      if (!isGone) setAsked(own ?? listAll(role, locale))
    })
    return () => {
      isGone = true
    }
  }, [reference, role, locale])
  return asked
}

/** The browser that applied may read its case. Another case may be open in it by now. */
async function readOwnItems(reference: string): Promise<readonly CaseItem[] | undefined> {
  if (!holdCaseHint(document.cookie)) return undefined
  try {
    const answer = await fetch('/api/case/mine', { signal: AbortSignal.timeout(patience) })
    const told = (await answer.json()) as { reference?: string; items?: CaseItem[] }
    return answer.ok && told.reference === reference ? told.items : undefined
  } catch {
    return undefined
  }
}

const listAll = (role: SentApplication['role'], locale: Locale): AskedDocument[] =>
  requestedDocuments[role].map(({ type, required }) => ({
    id: type,
    type,
    name: labelOf(documentTypes, type, locale),
    isRequired: required,
  }))
