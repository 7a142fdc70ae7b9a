import { useEffect, useState } from 'react'
import { ApiError, sessionEnded } from '#features/admin/components/api.ts'
import type { AdminDocument } from '#features/documents/files/schema/files.ts'
import { CannotShow, isShownInPages, openPages, type ShownPages } from './shown-pages.ts'

export type OpenedDocument =
  | { kind: 'opening' }
  | { kind: 'pages'; pages: ShownPages }
  | { kind: 'text'; text: string; isCut: boolean }
  | { kind: 'file' }
  | { kind: 'failed'; error: unknown }

const opening = { kind: 'opening' } as const

type Opening = { applicationId: string; document: AdminDocument | undefined; attempt: number }

/** The bytes are in memory while the document is on the screen, and nowhere else. */
export function useOpenedDocument({ applicationId, document, attempt }: Opening): OpenedDocument {
  const [opened, setOpened] = useState<{ id?: string; result: OpenedDocument }>({ result: opening })
  const { id, mimeType, canDownload } = document ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew.
  useEffect(() => {
    if (!id || !mimeType) return
    const leaving = new AbortController()
    let pages: ShownPages | undefined
    setOpened({ result: opening })
    const open = async (): Promise<OpenedDocument> => {
      if (!canDownload) return { kind: 'file' }
      if (mimeType !== 'text/plain' && !isShownInPages(mimeType)) return { kind: 'file' }
      const bytes = await fetchBytes(applicationId, id, leaving.signal)
      if (mimeType === 'text/plain') return { kind: 'text', ...readText(bytes) }
      pages = await openPages(bytes, mimeType)
      return { kind: 'pages', pages }
    }
    open()
      .catch((error: unknown): OpenedDocument => ({ kind: 'failed', error }))
      .then((result) => {
        if (leaving.signal.aborted) pages?.close()
        else setOpened({ id, result })
      })
    return () => {
      leaving.abort()
      pages?.close()
    }
  }, [applicationId, id, mimeType, canDownload, attempt])
  // Right after moving on, the state is still the last document's.
  return opened.id === id ? opened.result : opening
}

async function fetchBytes(applicationId: string, documentId: string, signal: AbortSignal) {
  const address = ['/api/applications', applicationId, 'documents', documentId, 'content'].join('/')
  const answer = await fetch(address, { credentials: 'include', signal })
  if (answer.ok) return answer.arrayBuffer()
  if (answer.status === 401) window.dispatchEvent(new Event(sessionEnded))
  throw new ApiError(answer.status, await answer.text(), answer.statusText)
}

/** More would make the page slow; the rest is in the file. */
const mostLetters = 500_000

/** Old notes are in the letters of Windows. */
function readText(bytes: ArrayBuffer): { text: string; isCut: boolean } {
  const text = decode(bytes)
  return { text: text.slice(0, mostLetters), isCut: text.length > mostLetters }
}

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const sentences: Record<CannotShow['obstacle'], string> = {
  locked: 'This PDF is locked with a password, so we can’t read it. Ask for a copy without one.',
  broken: 'This file is damaged and can’t be shown. It may have been cut off when it was made.',
  'broken page': 'This page is damaged and can’t be shown. The others may be fine.',
  'too large': 'This picture is too large to be shown. Download it to look at it.',
  'too slow': 'This page takes too long to draw, so we stopped. Download the file if you trust its sender.',
}

export const describeObstacle = (error: unknown): string | undefined =>
  error instanceof CannotShow ? sentences[error.obstacle] : undefined
