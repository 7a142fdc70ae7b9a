import { claims } from '#site/claims.ts'
import { type Localized, localized } from '#site/locale.ts'

const en = {
  open: 'I don’t have an attorney yet',
  why: {
    title: 'Why you need one first',
    text: 'We go by the strength of your case, and your attorney is the one who can tell us about it. If you win, the attorney holds the settlement and pays us back from it. So we can’t fund a case without one.',
  },
  find: {
    title: 'How to find one',
    text: (state: string | undefined) =>
      `Bar associations run lawyer referral services. Call ${state ? `the ${state} state bar` : 'your state bar'}, or search for “${state ? `${state} ` : ''}bar lawyer referral service.” Tell them it’s an injury case. Ask what the first talk costs: often little or nothing.`,
    pay: 'Most injury attorneys take a share of what you win instead of a fee up front. We don’t recommend attorneys, and none of them pays us.',
    deadline: 'Don’t wait too long. Every state has a deadline to sue.',
    deadlineLink: (state: string | undefined) =>
      state ? `The deadline in ${state}` : 'The deadline in your state',
  },
  back: {
    title: 'Come back when you have one',
    text: 'Your answers can wait. Send your own email a link that brings you back to them.',
    limit: `It works for 7 days. After that you’d start over, which takes ${claims.applicationTime}.`,
    save: 'Get my link',
  },
}

export const noAttorneyWords: Localized<typeof en> = localized({ en })
