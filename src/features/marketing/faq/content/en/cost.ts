import { en as claims } from '#site/content/en/claims.ts'
import { paths } from '#site/paths.ts'

export const cost = {
  title: 'What it costs',
  answers: {
    cost: {
      question: 'What does an advance cost?',
      answer: `Nothing up front and nothing each month. If your case pays, you repay the advance and a charge that grows with time. If it doesn’t, you repay nothing.

{price}`,
    },
    loan: {
      question: 'Is this a loan?',
      answer: `It’s a non-recourse advance: we’re paid back only from what your case pays, never from your wages, savings or home. The law isn’t the same everywhere. Some states have funding laws of their own, and Colorado’s supreme court decided that an advance counts as a loan there (*Oasis Legal Finance Group v. Coffman*, 2015 CO 63). Your agreement says which law applies to yours. [What an advance is, and what it isn’t](${paths.blogPost('what-pre-settlement-funding-is')})`,
    },
    fees: {
      question: 'Are there fees I don’t see?',
      answer: `Applying is free, and so is the review. Every other fee has to be in the agreement, in dollars, before you sign. Ask any company, including us: how much lands in my account, and on what amount do you charge me?`,
    },
    compounding: {
      question: 'What’s the difference between simple and compounding?',
      answer: `A simple charge is figured on what you received. A compounding charge is also figured on the charges that came before. At 3% a month, $5,000 comes to $8,600 after two years if the charge is simple, and to $10,164 if it compounds every month. These are example figures, not our price. [See them side by side](${paths.blogPost('what-an-advance-costs')})`,
    },
    cap: {
      question: 'Is there a limit on what I can owe?',
      answer: `One limit always holds: we’re paid from your case and nothing else, after your attorney’s fee, the costs and the liens that come first. If there isn’t enough left, you don’t owe the rest. An agreement can also stop the charge after so many months or at a multiple of the advance. Ask where yours says so.

{caps}`,
    },
    'early-payoff': {
      question: 'Can I pay it off early?',
      answer: `You don’t have to. Nothing is due until the case pays. The charge grows with time, so a case that ends sooner costs you less, and the agreement shows what you’d owe at different dates. If you want to pay before the case ends, ask us for the payoff on that day. Check whether the agreement has a minimum charge, too.`,
    },
    'second-advance': {
      question: 'Can I get a second advance?',
      answer: `Often, if the case has moved forward and can carry it. Money you take later is charged for less time, so it’s better to take a little now and come back than to take it all at once. Ask whether a second advance brings a second fee, and tell your attorney before you take it.`,
    },
    buyout: {
      question: 'What is a buyout?',
      answer: `A new company pays off the old one, and the charges so far become part of the new amount. From then on you’re charged for charges. Before you agree, compare what you’d owe with and without it, in dollars, on the same dates. If you already have an advance and apply here, tell us: what you owe there is counted first. [Words that should slow you down](${paths.blogPost('what-an-advance-costs')})`,
    },
    compare: {
      question: 'How do I compare two offers?',
      answer: `Ask each company for the same amount, and for the payoff in dollars after 6, 12, 18, 24 and 36 months, with every fee in it. Ask your attorney how long the case may take, add a year, and compare that row. The lowest rate isn’t always the lowest price. [Put two offers side by side](${paths.cost})`,
    },
    'how-much': {
      question: 'How much should I ask for?',
      answer: `As little as you can get by on. Add up what you can’t put off in the next three months, subtract what’s coming in, and ask for the gap. The smallest advance we make is ${claims.smallestAdvance}. What you don’t take, you never repay. [A worksheet, with an example](${paths.blogPost('how-much-to-ask-for')})`,
    },
  },
}
