import { en as claims } from '#site/content/en/claims.ts'

export const en = {
  open: 'I don’t have an attorney yet',
  why: {
    title: 'Why you need one first',
    text: 'We go by the strength of your case, and your attorney is the one who can tell us about it. If you win, the attorney holds the settlement and pays us back from it. So we can’t fund a case without one.',
  },
  find: {
    title: 'How to find one',
    text: 'Bar associations run lawyer referral services. Call your state bar, or search for “bar lawyer referral service.” Tell them it’s an injury case. Ask what the first talk costs: often little or nothing.',
    textIn: (state: string) =>
      `Bar associations run lawyer referral services. Call the ${state} state bar, or search for “${state} bar lawyer referral service.” Tell them it’s an injury case. Ask what the first talk costs: often little or nothing.`,
    pay: 'Most injury attorneys take a share of what you win instead of a fee up front. We don’t recommend attorneys, and none of them pays us.',
    deadline: 'Don’t wait too long. Every state has a deadline to sue.',
    deadlineIn: (state: string) => `The deadline in ${state}`,
    deadlineInYours: 'The deadline in your state',
  },
  back: {
    title: 'Come back when you have one',
    text: 'Your answers can wait. Send your own email a link that brings you back to them.',
    limit: `It works for 7 days. After that you’d start over, which takes ${claims.applicationTime}.`,
    save: 'Get my link',
  },
}
