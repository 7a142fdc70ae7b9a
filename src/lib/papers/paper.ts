import type { Locale } from '#site/locale.ts'

/**
 * A paper is a tree of words. Its two faces are the PDF (`print/print-paper.ts`) and the page (`page/paper-page.tsx`):
 * the same words in the same order, so that nothing is said in only one of them.
 */
export type Paper = {
  title: string
  /** Of the words we add ourselves, such as page numbers, and of every part that doesn't say another. */
  locale: Locale
  letterhead: Letterhead
  /** At the foot of every page. */
  account?: { label: string; number: string }
  /** Across every page of what mustn't be signed or sent: “Draft”. */
  mark?: string
  parts: readonly Part[]
  /** Where each page of the PDF begins, once it was printed. */
  pageStarts?: readonly PageStart[]
}

/** The first block that begins on a page. */
export type PageStart = { part: number; block: number }

export type Letterhead = {
  /** The two lines of the name, or one. */
  name: readonly [name: string, descriptor?: string]
  /** The street address; some states want it on every page. */
  address?: string
  /** How to reach us: on the front alone. */
  contact?: string
}

/** Begins a page. */
export type Part = {
  /** At the head of its pages, in the bookmarks, and the heading over it on screen. The first part has the paper's own. */
  title: string
  /** As in `<html lang>`, if it isn't the paper's: a contract in English and Spanish is one paper. */
  lang?: string
  /** In that language, what the paper says on every page. */
  labels?: { account: string; mark: string }
  /** The whole letterhead instead of a line. */
  isFront?: boolean
  /** A rule may want all of it on the first page or the first two. More than that is an error. */
  mostPages?: number
  /** Stands behind the paper, whose pages don't count its own: a certificate. */
  isAppended?: boolean
  /** Boxes at the foot of every page of the part. */
  initials?: readonly Initials[]
  blocks: readonly Block[]
}

/** `given` once they were written, on these pages of the paper, from 1; without them on all. */
export type Initials = { label: string; given?: string; pages?: readonly number[] }

/** Text, or runs of it. A non-breaking space keeps words together in both faces. */
export type Words = string | readonly Run[]
export type Run = string | { text: string; bold?: boolean; lang?: string }

/** What a statute says about the type of a text: exactly so in print, never smaller on screen. */
export type Type = { points: 10 | 12 | 14 | 16 | 20; bold?: boolean; capitals?: boolean }

export type Fact = { label: string; value: Words; framed?: boolean }
export type Block =
  /** `facts` stand beside the title: numbers and codes. */
  | { kind: 'title'; text: string; below?: Words; facts?: readonly Fact[] }
  | Addressee
  | KeptPromise
  /** What somebody wants to know, each as a figure: the first is the greatest. */
  | { kind: 'answers'; answers: readonly Answer[] }
  | { kind: 'signed'; given: string; lines: readonly string[] }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: Words; size?: 'note' | 'lead'; type?: Type }
  | { kind: 'quote'; text: Words; lang?: string }
  | { kind: 'list'; items: readonly Words[]; type?: Type }
  /** Its number and caption stand in a column of their own. */
  | { kind: 'section'; number?: string; caption: string; body: readonly Words[] }
  /** Label and value: one below the other, or beside one another in up to three columns. */
  | { kind: 'facts'; facts: readonly Fact[]; beside?: boolean }
  | { kind: 'amounts'; rows: readonly Amount[]; type?: Type }
  | Table
  | Box
  /** Two boxes of one height; `share` is how much of the width the first has. */
  | { kind: 'pair'; boxes: readonly [Box, Box]; share?: number }
  | { kind: 'checks'; items: readonly Check[] }
  | { kind: 'signatures'; columns: readonly (readonly Signature[])[] }
  | { kind: 'signers'; signers: readonly Signer[] }

/** To whom a letter goes, and beside it what it is about. */
export type Addressee = {
  kind: 'addressee'
  lines: readonly string[]
  copy?: string | undefined
  facts: readonly Fact[]
}
/** The title of a paper that keeps one, with its figure; in a certificate's frame if it is `framed`. */
export type KeptPromise = {
  kind: 'promise'
  above?: Words
  text: string
  figure: string
  below: Words
  framed?: boolean
}
export type Answer = { label: string; figure: string; below: Words }

/** A total has a line below, the last and greatest a double one. */
export type Amount = { label: Words; value: Words; rank?: 'total' | 'most' }

export type Table = {
  kind: 'table'
  caption: string
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  type?: Type
}
/** The first column holds the headers of the rows. `width` is a share; without it, what the words take. */
export type Column = { head: string; note?: string; align?: 'right'; width?: number }
export type Cell = Words | { words: Words; columns: number }

/** In a double rule, never parted by the end of a page. */
export type Box = { kind: 'box'; caption?: string; type?: Type; blocks: readonly InBox[] }
export type InBox = Extract<Block, { kind: 'paragraph' | 'list' | 'facts' }>

/** `checked` is missing where somebody still has to say. */
export type Check = { text: Words; number?: string; checked?: boolean }

/** A line to sign or to write on; `given` is what stands there. */
export type Signature = { label: string; capacity?: string; given?: string; isName?: boolean }

/** Who signed, in a column of their own: the name, the signature, and how we know. */
export type Signer = { name: string; given: string; facts: readonly Fact[] }
