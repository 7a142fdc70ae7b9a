import type { ApplicantRole } from '#domain/applications.ts'
import { isOffline } from '#lib/offline.ts'
import { readPageLanguage } from '#lib/page-language.ts'
import { addressIn } from '#site/addresses.ts'
import type { Locale } from '#site/locale.ts'
import { anchorLink, anchors, paths } from '#site/paths.ts'

/** The form can't be opened now. */
export const unreachable = 'form-unreachable'

/** On the card of each role. */
export const opensForm = 'data-opens-form'

let isListening = false

/**
 * A tap on a role opens the form's own page. That needs no React, so the first question is there as soon as its page is.
 */
export function openFormOnTap() {
  if (isListening) return
  isListening = true
  addEventListener(
    'click',
    ({ target, detail }) => {
      // Keys press a radio, too, but browsers count no clicks for them: people can hear both roles first.
      if (detail > 0 && target instanceof HTMLInputElement && target.hasAttribute(opensForm)) openFrom(target)
    },
    // On the way down: while React takes the page over, it lets no click come up.
    true,
  )
  // Tapped before this script was here.
  const early = document.querySelector<HTMLInputElement>(`[${opensForm}][data-tapped]:checked`)
  if (early) openFrom(early)
}

function openFrom(card: HTMLInputElement) {
  delete card.dataset.tapped
  openForm(card.value as ApplicantRole, readPageLanguage(), card.dataset.given)
}

/** `given`: answers that the way here has given, as a query. */
export function openForm(role: ApplicantRole, locale: Locale, given = '') {
  // The browser's own error page would take this one away.
  if (isOffline()) return void dispatchEvent(new Event(unreachable))
  // People who come back choose again.
  addEventListener(
    'pagehide',
    () => document.querySelector<HTMLFormElement>(`form:has([${opensForm}])`)?.reset(),
    {
      once: true,
    },
  )
  location.assign(addressIn(locale, paths.applyAs(role)) + given)
}

export const leaveForRoles = (locale: Locale) =>
  location.assign(addressIn(locale, paths.apply) + anchorLink(anchors.applicationForm))
