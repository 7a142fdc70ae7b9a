import {
  acceptAll,
  acceptsAny,
  applySignal,
  bannerDelayMs,
  type CookiePreferences,
  consentKeys,
  isMeasured,
  parsePreferences,
  refuseAll,
} from '../schema.ts'

/** How scripts find the banner and its answers. */
export const consentMarks = {
  banner: 'data-analytics',
  answer: 'data-consent',
  asking: 'data-asking',
} as const

export type Consent = { choice: CookiePreferences | undefined; signal: boolean }

let consent: Consent = { choice: undefined, signal: false }
/** The current page, and whether its document may report any. */
let visited: string | undefined
let mayReport = false
let stopAsking = () => {}

export const readConsent = (): Consent => consent

export function startConsent() {
  // A private page's content policy allows no other host, so its document never reports.
  mayReport = isMeasured(location.pathname)
  const read = () => change({ choice: readChoice(), signal: sendsPrivacySignal() })
  read()
  addEventListener('storage', ({ key }) => (key === null || key === consentKeys.preferences) && read())
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const agreed = hasAgreed()
    read()
    if (agreed) report()
  })
  // The signal is an answer already, and a site without optional cookies has nothing to ask.
  if (isUndecided()) setTimeout(() => isUndecided() && ask(), bannerDelayMs)
  addEventListener(
    'click',
    ({ target }) => {
      const answer = target instanceof Element && target.closest(`[${consentMarks.answer}]`)
      if (answer) decide(answer.getAttribute(consentMarks.answer) === 'accept' ? acceptAll : refuseAll)
    },
    // On the way down: while React takes the page over, it lets no click come up.
    true,
  )
}

export function decide(preferences: CookiePreferences) {
  const signal = sendsPrivacySignal()
  const choice = applySignal(preferences, signal)
  keepChoice(choice)
  change({ choice, signal })
}

export function countVisit(path: string) {
  if (path === visited) return
  visited = path
  report()
}

const findBanner = () => document.querySelector<HTMLElement>(`[${consentMarks.banner}]`)
const isUndecided = () => findBanner() !== null && !consent.choice && !consent.signal

function change(next: Consent) {
  const agreed = hasAgreed()
  consent = next
  if (!isUndecided()) stopAsking()
  if (hasAgreed()) {
    if (!agreed) report()
    return
  }
  // Also covers people who agreed earlier and now refuse or send the signal.
  const isKnown = 'dataLayer' in window || document.cookie.includes('_ga')
  if (isKnown) import('./page-views.ts').then(({ forgetVisitor }) => forgetVisitor()).catch(() => {})
}

const hasAgreed = () => consent.choice?.analytics === true && !consent.signal

function report() {
  const analyticsId = findBanner()?.getAttribute(consentMarks.banner)
  const path = visited
  if (!analyticsId || !path || !hasAgreed() || !mayReport || !isMeasured(path)) return
  // If it can't load, we measure nothing, and visitors needn't hear about it.
  import('./page-views.ts')
    .then(({ sendPageView }) => path === visited && sendPageView(analyticsId, path))
    .catch(() => {})
}

function ask() {
  const root = document.documentElement
  root.toggleAttribute(consentMarks.asking, true)
  const banner = findBanner()
  const giveRoomBack = banner ? keepClearOf(banner) : () => {}
  stopAsking = () => {
    root.toggleAttribute(consentMarks.asking, false)
    giveRoomBack()
    stopAsking = () => {}
  }
}

/** Blocked storage or garbage counts as no choice. */
function readChoice(): CookiePreferences | undefined {
  try {
    const preferences = localStorage.getItem(consentKeys.preferences)
    if (preferences !== null) return parsePreferences(preferences)
    // The flag alone doesn't say what they chose: allow nothing optional.
    return localStorage.getItem(consentKeys.flag) === null ? undefined : refuseAll
  } catch {
    return undefined
  }
}

/** With storage blocked, it lasts as long as the page. */
function keepChoice(preferences: CookiePreferences) {
  try {
    localStorage.setItem(consentKeys.flag, String(acceptsAny(preferences)))
    localStorage.setItem(consentKeys.preferences, JSON.stringify(preferences))
  } catch {
    // A browser that keeps nothing has made a choice, too.
  }
}

/** https://w3c.github.io/gpc/ */
function sendsPrivacySignal(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: unknown }).globalPrivacyControl === true
}

const typedIn = 'input, select, textarea'

/** Covers neither a focused field nor the end of the page. */
function keepClearOf(element: HTMLElement): () => void {
  const makeRoom = (height: string) => {
    document.documentElement.style.scrollPaddingBottom = height
    document.body.style.paddingBottom = height
  }
  const size = new ResizeObserver(() => {
    // Rounds up, or half a pixel of the field would stay covered.
    makeRoom(`${Math.ceil(element.getBoundingClientRect().height)}px`)
    // The banner may appear over a field that someone is filling in.
    const focused = document.activeElement
    const top = element.getBoundingClientRect().top
    if (focused?.matches(typedIn) && focused.getBoundingClientRect().bottom > top)
      focused.scrollIntoView({ block: 'nearest' })
  })
  size.observe(element)
  return () => {
    size.disconnect()
    makeRoom('')
  }
}
