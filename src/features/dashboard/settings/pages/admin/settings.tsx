import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { SettingsPage } from '#features/admin/components/settings-page.tsx'
import { useKeys } from '#features/admin/components/use-keys.ts'
import { ButtonLink } from '#features/admin/kit/components/button.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Glyph } from '#features/admin/kit/components/glyph.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { settingsSections } from '#site/admin-navigation.ts'
import { paths } from '#site/paths.ts'
import { unlisted } from '#site/private-page.ts'
import { spellNumber } from '#site/staff-format.ts'
import { OpenList } from '../../components/admin/open-list.tsx'
import { settingsQuery } from '../../components/admin/settings-calls.ts'
import { countIn, findSettings, ofSection } from '../../components/admin/settings-list.ts'
import { ValueList } from '../../components/admin/value-list.tsx'
import type { Setting } from '../../schema.ts'

export const meta = () => unlisted('Settings')

const findKeys = explainKeys('Settings', [['/', 'Find a setting']])

export default function SettingsHome() {
  const { data, error, refetch } = useQuery(settingsQuery)
  const settings = data?.settings ?? []
  const [typed, setTyped] = useState('')
  const found = findSettings(settings, typed)
  return (
    <SettingsPage
      title="Settings"
      about={settings.length > 0 && summarize(settings)}
      actions={settings.length > 0 && <FindField typed={typed} onType={setTyped} />}
    >
      {error && <LoadFailure error={error} fallback="The settings could not be loaded." onRetry={refetch} />}
      {!data && !error && <Wait lines={8} />}
      {data && settings.length === 0 && <OnlyProfile />}
      {typed === '' && <OpenList settings={settings} />}
      {typed !== '' && (
        <p role="status" className="k-small pt-4">
          {found.length === 0
            ? 'No setting has this word or value.'
            : `${found.length} of ${settings.length} settings`}
        </p>
      )}
      {found.length > 0 && <Sections settings={found} isFiltered={typed !== ''} />}
    </SettingsPage>
  )
}

/** "28 of 40 are set. One is wrong now." */
function summarize(settings: readonly Setting[]): string {
  const wrong = countIn(settings, 'wrong')
  const set = `${countIn(settings, 'set')} of ${settings.length} are set.`
  if (wrong === 0) return set
  return `${set} ${wrong === 1 ? 'One is wrong now.' : `${spellNumber(wrong)} are wrong now.`}`
}

function FindField({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  useKeys((key) => {
    if (key !== '/') return false
    field.current?.focus()
    return true
  })
  useCommands(findKeys, { listens: false })
  return (
    <Input
      ref={field}
      type="search"
      aria-label="Find a setting"
      placeholder="Find a setting"
      autoComplete="off"
      className="w-64 max-sm:w-full"
      before={<Glyph name="find" />}
      after={<KeyCap>/</KeyCap>}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onType('')}
    />
  )
}

function OnlyProfile() {
  return (
    <Empty title="Your settings are in your profile">
      <p>Name, password, second factor and signed-in browsers. Everything else is the owner’s.</p>
      <ButtonLink kind="line" to={paths.adminProfile}>
        My profile
      </ButtonLink>
    </Empty>
  )
}

function Sections({ settings, isFiltered }: { settings: readonly Setting[]; isFiltered: boolean }) {
  const sections = settingsSections
    .map((section) => ({ ...section, own: ofSection(settings, section.name) }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className="k-values">
      {sections.map(({ name, label, to, own }) => (
        <section key={name} aria-labelledby={name}>
          <SectionHead
            id={name}
            title={<Link to={to}>{label}</Link>}
            about={isFiltered ? undefined : `${countIn(own, 'set')} of ${own.length} set`}
          />
          <ValueList settings={own} />
        </section>
      ))}
    </div>
  )
}
