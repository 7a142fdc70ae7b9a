import { data, redirect } from 'react-router'
import { CodeEntry, type Entry, emptyEntry } from '#features/access/components/code-entry.tsx'
import { CaseFrame } from '#features/access/frame/components/case-frame.tsx'
import { takeCodeForm } from '#features/access/pages/code-forms.ts'
import { findRoom } from '#features/firms/room/data.ts'
import { endRoomSession, noteRoomVisit } from '#features/firms/room/mutations.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { networkOf } from '#lib/attempts.ts'
import { createFirmCookies } from '#lib/firm-cookies.ts'
import { readValues } from '#lib/form-values.ts'
import { type PageServices, pageContext } from '#lib/page-context.ts'
import { toProblem } from '#lib/refusals.ts'
import { paths } from '#site/paths.ts'
import { privateHeaders, privateMeta } from '#site/private-page.ts'
import { ClientsView } from '../components/clients-view.tsx'
import { clientsWords } from '../content/words.ts'
import { roomRefusals } from '../content.ts'
import { listClients } from '../data.ts'
import { askForRoomCode, openRoom } from '../mutations.ts'
import { roomCodeSchema, roomSessionSchema } from '../schema.ts'
import type { Route } from './+types/clients.ts'

const sessionOf = ({ publicUrl, visitor }: PageServices) =>
  createFirmCookies(publicUrl).sessionId(visitor.cookie)

/** Whose room it is follows from the firm's records now, whatever the browser saw before. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { db, locale } = services
  const texts = await readTexts(db, identityTexts, locale)
  const room = await findRoom(db, sessionOf(services))
  if (room) await noteRoomVisit(db, room)
  const listed = room && (await listClients(services, room))
  const hasSaidNo = new URL(request.url).searchParams.get('form') === 'no'
  return data({ locale, texts, listed, hasSaidNo })
}

type Values = Record<string, string | undefined>

/** Every form of the page is a plain one. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(pageContext)
  const values: Values = readValues(await request.formData())
  if (values.do === 'sign-out') return signOut(services)
  // By a form's body: an address with a client's name in it would stay in the history.
  if (values.do === 'find') return { query: (values.query ?? '').slice(0, 200) }
  const entry = await takeEntry(services, values)
  return entry instanceof Response ? entry : { entry }
}

async function signOut(services: PageServices) {
  const id = sessionOf(services)
  if (id) await endRoomSession(services.db, id)
  const cookie = createFirmCookies(services.publicUrl).noSession()
  return redirect(paths.firm, { status: 303, headers: { 'set-cookie': cookie } })
}

function takeEntry(services: PageServices, values: Values): Promise<Entry | Response> {
  const { locale, publicUrl, refusal, visitor } = services
  const { missing, wrongCode } = clientsWords[locale].entry
  return takeCodeForm(values, {
    fields: ['email'],
    missing,
    refusal,
    to: paths.firm,
    async ask() {
      const asked = roomCodeSchema.safeParse(values)
      if (asked.success) await askForRoomCode(services, asked.data)
    },
    async open() {
      const asked = roomSessionSchema.safeParse({ ...values, isOwnDevice: values.own === 'on' })
      const from = { network: networkOf(visitor.address), factor: visitor.factor }
      const opened = asked.success ? await openRoom(services, asked.data, from) : undefined
      if (opened?.ok) return { cookies: [createFirmCookies(publicUrl).session(opened.id, opened.lifetime)] }
      if (!opened || opened.reason === 'wrong') return { mistake: wrongCode }
      return { refusal: toProblem(opened, roomRefusals).messageIn(locale) }
    },
  })
}

export const headers: Route.HeadersFunction = privateHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(
    loaderData && clientsWords[loaderData.locale].list.title,
    loaderData?.texts['global.brand.name'],
  )

export default function ClientsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, texts, listed, hasSaidNo } = loaderData
  const phone = texts['global.contact.phone']
  return (
    <CaseFrame texts={texts}>
      {listed ? (
        <ClientsView
          listed={listed}
          query={actionData && 'query' in actionData ? actionData.query : ''}
          phone={phone}
          hasSaidNo={hasSaidNo}
        />
      ) : (
        <CodeEntry
          entry={actionData && 'entry' in actionData ? actionData.entry : emptyEntry}
          words={clientsWords[locale].entry}
          action={paths.firm}
          phone={phone}
        />
      )}
    </CaseFrame>
  )
}
