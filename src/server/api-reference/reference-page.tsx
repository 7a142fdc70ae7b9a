import { renderToStaticMarkup } from 'react-dom/server'
import { palette } from '#site/palette.ts'
import { describeType, type JsonSchema, listFields } from './fields.ts'

type Body = { description?: string; content?: Record<string, { schema?: JsonSchema }> }
export type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: JsonSchema
}
export type Operation = {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: Body
  responses: Record<string, Body>
  'x-roles'?: readonly string[]
}
export type ApiDescription = {
  info: { title: string; description?: string }
  paths: Record<string, Record<string, Operation>>
}
type Call = Operation & { method: string; path: string }

export const referenceStyle = `
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; font: 1.0625rem/1.5 Georgia, serif; color: ${palette.ink}; background: ${palette.sheet}; }
a { color: ${palette['green-700']}; }
:focus-visible { outline: 3px solid ${palette['green-700']}; outline-offset: 2px; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin: 3rem 0 0.5rem; border-bottom: 1px solid ${palette.line}; }
h3 { display: inline; margin: 0; font-size: 1rem; }
summary { padding: 0.625rem 0; cursor: pointer; }
details { border-bottom: 1px solid ${palette.line}; }
details > div { padding: 0 0 1.5rem 1.125rem; }
code { font-family: ui-monospace, Menlo, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
ul.contents { columns: 14rem; padding-left: 1.125rem; }
dl { margin: 0.25rem 0; }
dt { margin-top: 0.5rem; }
dd { margin: 0 0 0 1.125rem; color: ${palette['ink-soft']}; }
h4 { margin: 1.25rem 0 0.25rem; }
@media print { details > div { padding-bottom: 0.5rem; } }
`

/** One page, made from `/openapi.json`. */
export function writeReference(api: ApiDescription): string {
  const subjects = groupBySubject(api)
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{api.info.title}</title>
        <style>{referenceStyle}</style>
      </head>
      <body>
        <main>
          <h1>{api.info.title}</h1>
          <p>
            What the pages and the administrator’s area call. Each call says who may make it: anybody, or
            somebody who is signed in with one of the roles. Bodies and answers are JSON unless a call says
            otherwise. The same as a file for programs: <a href="/openapi.json">openapi.json</a>.
          </p>
          <p>
            Calls that change something are refused from pages of other sites. Refusals are{' '}
            <code>{'{ message, errors, requestId }'}</code>: <code>message</code> is for people,{' '}
            <code>errors</code> names fields.
          </p>
          <nav aria-label="Subjects">
            <ul className="contents">
              {subjects.map(({ subject, calls }) => (
                <li key={subject}>
                  <a href={`#${anchorOf(subject)}`}>{subject}</a> ({calls.length})
                </li>
              ))}
            </ul>
          </nav>
          {subjects.map(({ subject, calls }) => (
            <section key={subject} aria-labelledby={anchorOf(subject)}>
              <h2 id={anchorOf(subject)}>{subject}</h2>
              {calls.map((call) => (
                <CallEntry key={call.operationId} {...call} />
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

function CallEntry(call: Call) {
  const { method, path, summary, description, parameters = [], requestBody, responses } = call
  const roles = call['x-roles']
  return (
    <details id={call.operationId}>
      <summary>
        <h3>
          <code>
            {method.toUpperCase()} {path}
          </code>
        </h3>{' '}
        {summary}
      </summary>
      <div>
        {description && <p>{description}</p>}
        <p>{roles ? `Signed in as ${roles.join(', ')}.` : 'Anybody.'}</p>
        {parameters.length > 0 && (
          <>
            <h4>In the address or the headers</h4>
            <dl>
              {parameters.map(({ name, required, schema = {}, ...parameter }) => (
                <Entry key={`${parameter.in} ${name}`} name={name} isRequired={required ?? false}>
                  {[`${parameter.in}: ${describeType(schema)}`, parameter.description]
                    .filter(Boolean)
                    .join('. ')}
                </Entry>
              ))}
            </dl>
          </>
        )}
        {requestBody && <Content heading="Body" body={requestBody} />}
        {Object.entries(responses).map(([status, body]) => (
          <Content key={status} heading={`Answer ${status}`} body={body} />
        ))}
      </div>
    </details>
  )
}

function Content({ heading, body: { description, content = {} } }: { heading: string; body: Body }) {
  const [[type, { schema = {} }] = ['', {}]] = Object.entries(content)
  const isRefusal = schema.$ref !== undefined
  const fields = isRefusal ? [] : listFields(schema)
  const shape = type && !isRefusal && fields.length === 0 ? describeType(schema) : ''
  return (
    <>
      <h4>{heading}</h4>
      <p>{[description, type !== 'application/json' && type, shape].filter(Boolean).join(' · ')}</p>
      {fields.length > 0 && (
        <dl>
          {fields.map((field) => (
            <Entry key={field.name} {...field}>
              {[field.type, field.description].filter(Boolean).join('. ')}
            </Entry>
          ))}
        </dl>
      )}
    </>
  )
}

function Entry({ name, isRequired, children }: { name: string; isRequired: boolean; children: string }) {
  return (
    <>
      <dt>
        <code>{name}</code>
        {isRequired ? ' (required)' : ''}
      </dt>
      <dd>{children}</dd>
    </>
  )
}

function groupBySubject({ paths }: ApiDescription): { subject: string; calls: Call[] }[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  )
  const grouped = Map.groupBy(calls, ({ tags }) => tags?.[0] ?? 'others')
  return [...grouped]
    .map(([subject, members]) => ({ subject, calls: members }))
    .sort((a, b) => a.subject.localeCompare(b.subject, 'en'))
}

const anchorOf = (subject: string) => `subject-${subject.replaceAll(/[^a-z\d]+/gi, '-')}`
