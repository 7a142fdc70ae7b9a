import { labelOf } from '#domain/choice.ts'
import { type StateCode, states } from '#domain/states.ts'
import { staffLocale } from '#site/locale.ts'
import { suggestionFor } from './suggestions.ts'

const courts = (citation: string) => `https://www.courtlistener.com/?q=${encodeURIComponent(`"${citation}"`)}`

/** Where a reader finds what our suggestions cite: the state's own site where it has a lasting address. */
const cited: Partial<Record<StateCode, string>> = {
  AL: courts('688 So. 2d 265'),
  CA: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260AB931',
  CO: courts('2015 CO 63'),
  CT: 'https://www.cga.ct.gov/current/pub/chap_668.htm',
  KY: courts('771 F. App’x 562'),
  MD: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcl&section=12-301',
  ME: 'https://legislature.maine.gov/statutes/9-A/title9-Asec12-101.html',
  MO: 'https://revisor.mo.gov/main/OneSection.aspx?section=436.550',
  NC: courts('192 N.C. App. 298'),
  NE: 'https://nebraskalegislature.gov/laws/statutes.php?statute=25-3301',
  NV: 'https://www.leg.state.nv.us/NRS/NRS-604C.html',
  NY: 'https://www.nysenate.gov/legislation/laws/FIS',
  OH: 'https://codes.ohio.gov/ohio-revised-code/section-1349.55',
  UT: 'https://le.utah.gov/xcode/Title13/Chapter57/13-57.html',
  VT: 'https://legislature.vermont.gov/statutes/chapter/08/074',
  WV: 'https://code.wvlegislature.gov/46A-6N/',
}

/** A public copy of every state's code, for citations without an address of their own. */
const codeOf = (code: StateCode) =>
  `https://law.justia.com/codes/${labelOf(states, code, staffLocale).toLowerCase().replaceAll(' ', '-')}/`

/** Where people can read what a rule cites; undefined if it cites nothing. An owner may name the address itself. */
export function findLaw(code: StateCode, source: string): string | undefined {
  if (source === '') return undefined
  const [own] = /https:\/\/[^\s;,)]+/.exec(source) ?? []
  const ours = source === suggestionFor(code).source ? cited[code] : undefined
  return own ?? ours ?? codeOf(code)
}
