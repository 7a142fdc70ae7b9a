import { Mark, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'

/** Covers everything a stored text may hold, so that opening it here loses nothing. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { rel: null, target: null } },
  }),
  Image,
  ...['small', 'sub', 'sup'].map((tag) =>
    Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
  ),
  keepAsWritten(['table', 'figure', 'dl']),
]

/** Keeps elements without a tool as they are. People edit them in the HTML pane. */
function keepAsWritten(tags: string[]) {
  return Node.create({
    name: 'asItIs',
    group: 'block',
    atom: true,
    selectable: true,
    addAttributes: () => ({ html: { default: '', parseHTML: makeHarmless, rendered: false } }),
    parseHTML: () => tags.map((tag) => ({ tag, priority: 100 })),
    renderHTML: ({ node }) => {
      const holder = document.createElement('template')
      holder.innerHTML = String(node.attrs.html)
      const element = holder.content.firstElementChild
      return element instanceof HTMLElement ? { dom: element } : ['p']
    },
  })
}

const kept = new Set([
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'href',
  'title',
  'scope',
  'colspan',
  'rowspan',
])

/** Cleans what is typed but not saved. The server sanitizes what it saves. */
function makeHarmless(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    if (part.matches('script, style, iframe, object, embed, svg, math')) part.remove()
    for (const { name, value } of [...part.attributes]) {
      if (!kept.has(name) || /^\s*(?:javascript|data|vbscript):/i.test(value)) part.removeAttribute(name)
    }
  }
  return copy.outerHTML
}
