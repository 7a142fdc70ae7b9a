import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const run = promisify(execFile)
const most = { maxBuffer: 64 * 1024 * 1024 }

export async function keep(pdf: Buffer): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'paper-')), 'paper.pdf')
  await writeFile(file, pdf)
  return file
}

/** Throws what the judges say if one finds a mistake. */
export async function judge(file: string): Promise<void> {
  await run('qpdf', ['--check', file])
  const { stderr } = await run('mutool', ['clean', file, `${file}.clean`])
  if (stderr) throw new Error(stderr)
}

export const textOf = async (file: string, ...options: string[]) =>
  (await run('pdftotext', [...options, file, '-'], most)).stdout

export type Word = { page: number; text: string; left: number; right: number; top: number; bottom: number }

const wordPattern =
  /<page |<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
}

/** As poppler finds them. */
export async function wordsOf(file: string): Promise<Word[]> {
  let page = 0
  const words: Word[] = []
  for (const [, left, top, right, bottom, text] of (await textOf(file, '-bbox')).matchAll(wordPattern)) {
    if (text === undefined) page++
    else
      words.push({
        page,
        text: text.replaceAll(/&\w+;|&#39;/g, (entity) => entities[entity] ?? entity),
        left: Number(left),
        right: Number(right),
        top: Number(top),
        bottom: Number(bottom),
      })
  }
  return words
}

export type SetLine = { page: number; text: string; font: string; size: number }

/** Each line with its font and size, as MuPDF measures them. */
export async function typeOf(file: string): Promise<SetLine[]> {
  const { stdout } = await run('mutool', ['draw', '-q', '-F', 'stext.json', file], most)
  const { pages } = JSON.parse(stdout) as {
    pages: { blocks: { lines?: { text: string; font: { name: string; size: number } }[] }[] }[]
  }
  return pages.flatMap(({ blocks }, at) =>
    blocks.flatMap(({ lines = [] }) =>
      lines.map(({ text, font }) => ({ page: at + 1, text, font: font.name, size: font.size })),
    ),
  )
}

type Stretch = { str: string; transform: number[]; width: number; hasEOL: boolean }
type Content = Stretch | { type: string; id?: string }
type Node = { role?: string; type?: string; id?: string; lang?: string; children?: Node[] }

/** What pdf.js reads: the stretches of text with their places, and the words in the order of the tags. */
export async function readWithPdfjs(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const stretches: { page: number; text: string; left: number; right: number; baseline: number }[] = []
  const aloud: string[] = []
  const roles: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = new Map<string, string>()
    const open: (string | undefined)[] = []
    for (const item of items as Content[]) {
      if (!('str' in item)) {
        if (item.type.startsWith('begin')) open.push(item.id)
        else open.pop()
        continue
      }
      const id = open.at(-1)
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''))
      const [, , , , left = 0, up = 0] = item.transform
      if (item.str.trim())
        stretches.push({
          page: number,
          text: item.str,
          left,
          right: left + item.width,
          baseline: 792 - up,
        })
    }
    const visit = (node: Node) => {
      if (node.role) roles.push(node.lang ? `${node.role} ${node.lang}` : node.role)
      if (node.type === 'content' && node.id) aloud.push(texts.get(node.id) ?? '')
      for (const child of node.children ?? []) visit(child)
    }
    visit((await page.getStructTree()) as Node)
  }
  const outline = ((await document.getOutline()) ?? []) as { title: string; items: { title: string }[] }[]
  const { info } = await document.getMetadata()
  await document.destroy()
  return { pages: document.numPages, stretches, aloud: aloud.join(' '), roles, outline, info }
}

export const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)
