import { renderToStaticMarkup } from 'react-dom/server'
import { defaultLocale, type Locale, languageTags } from '#site/locale.ts'
import { palette } from '#site/palette.ts'

/** A mail's words. Both versions, plain and HTML, are made from these. */
export type Letter = {
  heading: string
  paragraphs: readonly string[]
  facts?: readonly { label: string; value: string }[]
  link?: { label: string; url: string }
  signature: string
}

export function writeLetter(letter: Letter, locale: Locale = defaultLocale): { text: string; html: string } {
  const page = <LetterPage {...letter} locale={locale} />
  return { text: writePlain(letter), html: `<!doctype html>${renderToStaticMarkup(page)}` }
}

function writePlain({ heading, paragraphs, facts = [], link, signature }: Letter): string {
  const parts = [
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    link && `${link.label}: ${link.url}`,
    `-- \n${signature}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

// Mail programs know neither stylesheets nor custom properties, so the few styles are on the elements.
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
  const { heading, paragraphs, facts = [], link, signature, locale } = props
  return (
    <html lang={languageTags[locale]}>
      <head>
        <meta charSet="utf-8" />
        <title>{heading}</title>
      </head>
      <body style={body}>
        <div style={sheet}>
          <h1 style={{ margin: '0 0 16px', font: `600 24px/1.2 ${serif}` }}>{heading}</h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} style={{ whiteSpace: 'pre-line' }}>
              {paragraph}
            </p>
          ))}
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
          <p style={{ marginTop: 24, color: palette['ink-soft'] }}>{signature}</p>
        </div>
      </body>
    </html>
  )
}
