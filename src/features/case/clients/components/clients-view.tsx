import { useEffect, useRef, useState } from 'react'
import { paths, phoneLink } from '#site/paths.ts'
import { Button } from '#ui/button.tsx'
import { Input } from '#ui/input.tsx'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { clientsWords } from '../content/words.ts'
import type { Clients } from '../schema.ts'
import { ClientRows } from './client-rows.tsx'

/** Fewer are found with a look. */
const fewClients = 5

type ClientsViewProps = { listed: Clients; query: string; phone: string; hasSaidNo: boolean }

export function ClientsView({ listed, query: asked, phone, hasSaidNo }: ClientsViewProps) {
  const { list: words } = useWords(clientsWords)
  const [query, setQuery] = useState(asked)
  const field = useRef<HTMLInputElement>(null)
  // Somebody may have typed before scripts ran.
  useEffect(() => setQuery(field.current?.value ?? ''), [])
  const { clients, firms, email } = listed
  const shown = clients.filter(({ name, reference }) => isLike(`${name} ${reference}`, query))
  const names = new Set(clients.map(({ name }) => fold(name))).size
  const waiting = clients.filter(({ waits }) => waits.length > 0).length
  const hasSearch = clients.length > fewClients
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-2 font-sans text-small text-soft">
        <span translate="no" className="min-w-0 py-1 wrap-anywhere">
          {firms.join(', ')}
        </span>
        <form method="post" action={paths.firm} className="flex flex-wrap items-center gap-x-3">
          <input type="hidden" name="do" value="sign-out" />
          <span className="py-1">
            {words.signedIn}{' '}
            <b translate="no" className="text-ink wrap-anywhere">
              {email}
            </b>
          </span>
          <Button type="submit" variant="quiet" size="small" className="px-0">
            {words.signOut}
          </Button>
        </form>
      </div>
      {hasSaidNo && (
        <div className="mt-5">
          <Notice tone="success">{words.told}</Notice>
        </div>
      )}
      <h1 className="mt-6 text-[min(clamp(2.375rem,1.8rem+2.6vw,3.75rem),13vw)] leading-[1.06] lg:mt-8">
        {clients.length === 0 ? words.empty.heading : words.heading}
      </h1>
      <p className="mt-2 text-lead text-soft">
        {clients.length === 0
          ? words.empty.text
          : `${words.summary(names, clients.length)} ${words.waiting(waiting)}`}
      </p>
      {hasSearch && (
        <search>
          <form
            method="post"
            action={paths.firm}
            onSubmit={(event) => event.preventDefault()}
            className="mt-6 flex max-w-form flex-wrap gap-3"
          >
            <input type="hidden" name="do" value="find" />
            <Input
              name="query"
              type="search"
              aria-label={words.find}
              placeholder={words.find}
              ref={field}
              defaultValue={asked}
              onChange={(event) => setQuery(event.target.value)}
              autoComplete="off"
              maxLength={200}
              className="min-w-0 flex-1 [&::-webkit-search-cancel-button]:hidden"
            />
            {/* With scripts the list follows what is typed. */}
            <noscript>
              <Button type="submit" variant="outline">
                {words.findButton}
              </Button>
            </noscript>
          </form>
          <p role="status" className="mt-2 min-h-[1.5em] font-sans text-small text-soft">
            {query.trim() && shown.length > 0 && words.found(shown.length, clients.length)}
            {query.trim() && shown.length === 0 && words.notFound}
          </p>
        </search>
      )}
      {shown.length > 0 && <ClientRows clients={shown} hasFirms={firms.length > 1} />}
      <p className="mt-6 font-sans text-small text-soft">
        {words.footnote} <a href={phoneLink(phone)}>{phone}</a>
      </p>
    </>
  )
}

/** As people type a name: without accents and capitals. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isLike = (text: string, query: string) => {
  const folded = fold(text)
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word))
}
