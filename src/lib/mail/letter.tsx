import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale, languageTags } from '#site/locale.ts'
import { palette } from '#site/palette.ts'
import { replyLines } from './reply-line.ts'

/** Both versions, plain and HTML, come from these words. */
export type Letter = {
  /** The reader can reply: a line at the top separates new words from quoted ones. */
  canReply?: boolean
  heading: string
  paragraphs: readonly string[]
  /** The requested things, one line each. */
  list?: readonly string[]
  facts?: readonly { label: string; value: string }[]
  link?: { label: string; url: string }
  /** Follows the link, such as where to reply. */
  afterword?: string
  /** How to stop such mails. */
  smallLink?: { label: string; url: string }
  signature: string
}

export function writeLetter(letter: Letter, locale: Locale): { text: string; html: string } {
  const page = <LetterPage {...letter} locale={locale} />
  return { text: writePlain(letter, locale), html: `<!doctype html>${renderToStaticMarkup(page)}` }
}

function writePlain(letter: Letter, locale: Locale): string {
  const { list = [], facts = [], link, smallLink } = letter
  const parts = [
    letter.canReply && replyLines[locale],
    letter.heading,
    ...letter.paragraphs,
    list.map((entry) => `- ${entry}`).join('\n'),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    link && `${link.label}: ${link.url}`,
    letter.afterword,
    smallLink && `${smallLink.label}: ${smallLink.url}`,
    `-- \n${letter.signature}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

// Mail programs support neither stylesheets nor custom properties, so styles are on the elements.
const serif = 'Georgia, serif'
const body = {
  margin: 0,
  padding: 16,
  background: palette.paper,
  font: `17px/1.5 ${serif}`,
  color: palette.ink,
}
const sheet = { maxWidth: 560, margin: '0 auto', padding: 24, background: palette.sheet, color: palette.ink }

function LetterPage(props: Letter & { locale: Locale }) {
  const { canReply, locale, ...letter } = props
  const { heading, paragraphs, list = [], facts = [], link, afterword, smallLink, signature } = letter
  return (
    <html lang={languageTags[locale]}>
      <head>
        <meta charSet="utf-8" />
        <title>{heading}</title>
      </head>
      <body style={body}>
        <div style={sheet}>
          {canReply && (
            <p style={{ margin: '0 0 16px', fontSize: 15, color: palette['ink-soft'] }}>
              {replyLines[locale]}
            </p>
          )}
          <h1 style={{ margin: '0 0 16px', font: `600 24px/1.2 ${serif}` }}>{heading}</h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} style={{ whiteSpace: 'pre-line' }}>
              {paragraph}
            </p>
          ))}
          {list.length > 0 && (
            <ul style={{ paddingLeft: 20 }}>
              {list.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          )}
          {facts.length > 0 && (
            <table style={{ borderCollapse: 'collapse' }}>
              <tbody>
                {facts.map(({ label, value }) => (
                  <tr key={label}>
                    <th scope="row" style={{ padding: '4px 16px 4px 0', textAlign: 'left' }}>
                      {label}
                    </th>
                    <td style={{ padding: '4px 0' }}>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {link && (
            <p>
              <a href={link.url} style={{ color: palette['green-700'] }}>
                {link.label}
              </a>
            </p>
          )}
          {afterword && <p>{afterword}</p>}
          {smallLink && (
            <p style={{ marginTop: 24, fontSize: 15 }}>
              <a href={smallLink.url} style={{ color: palette['ink-soft'] }}>
                {smallLink.label}
              </a>
            </p>
          )}
          <p style={{ marginTop: 24, color: palette['ink-soft'] }}>{signature}</p>
        </div>
      </body>
    </html>
  )
}
