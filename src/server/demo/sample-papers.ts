import { type DocumentType, documentTypes, documentTypeValues } from '#domain/documents.ts'
import { printPaper } from '#lib/papers/print/print-paper.ts'
import { staffLocale } from '#site/locale.ts'

export type SampleFiles = Record<DocumentType, { name: string; type: string; bytes: Buffer }>

export async function writeSamplePapers(): Promise<SampleFiles> {
  const papers = documentTypeValues.map(async (value) => {
    const { label } = documentTypes.find((kind) => kind.value === value) ?? documentTypes[0]
    const title = label.en
    const bytes = await printPaper({
      title,
      locale: staffLocale,
      letterhead: { name: ['Fictional Records Office'] },
      parts: [
        {
          title: 'Demo',
          blocks: [
            { kind: 'title', text: title },
            {
              kind: 'paragraph',
              text: 'This paper is part of a demo. Nobody wrote it and it proves nothing.',
            },
            {
              kind: 'facts',
              facts: [
                { label: 'Written by', value: 'Fictional Records Office' },
                { label: 'About', value: 'A person who doesn’t exist' },
                { label: 'Amount', value: '$12,345' },
              ],
            },
            { kind: 'heading', text: 'In short' },
            {
              kind: 'paragraph',
              text: 'Zoom in, turn it around, accept it or send it back: it is here to be tried.',
            },
          ],
        },
      ],
    })
    return [value, { name: `${value}.pdf`, type: 'application/pdf', bytes }] as const
  })
  return Object.fromEntries(await Promise.all(papers)) as SampleFiles
}
