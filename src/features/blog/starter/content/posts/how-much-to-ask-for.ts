import { en as claims } from '#site/content/en/claims.ts'
import { paths } from '#site/paths.ts'
import type { StarterPost } from '../starter-post.ts'

export const howMuchToAskFor: StarterPost = {
  slug: 'how-much-to-ask-for',
  title: 'How much to ask for, and why less is often more',
  excerpt:
    'Don’t ask for the most you can get. Ask for the least you can get by on. Here’s a worksheet, an example with real math, and a check on what’s left at the end.',
  category: 'costs-and-offers',
  metaTitle: 'How Much Lawsuit Funding Should You Ask For?',
  metaDescription:
    'A simple worksheet for the size of an advance: what you have to pay, what comes in, how long to plan for, and what you’ll have left at settlement.',
  content: `
<p>The form asks how much you need, and it’s tempting to pick a round, comfortable number. Twenty thousand. Fifty. Hold off for ten minutes. Every dollar you take is paid back with a charge that grows while you wait, and it comes out of your share and nobody else’s. The right number is the smallest one that keeps you on your feet.</p>

<h2>What sets the upper limit</h2>
<p>A funder looks at what your case may pay and subtracts the attorney’s fee, the costs and the liens. Then it advances a small part of what’s left. Small, because cases disappoint. Across all our cases the average advance is ${claims.averageAdvance}. The smallest is ${claims.smallestAdvance}, and strong cases with serious injuries can carry ${claims.largestAdvance}. Just because you <em>can</em> get an amount doesn’t mean you should.</p>

<h2>The worksheet</h2>
<h3>Step 1: What you can’t put off</h3>
<p>List only what will hurt you within 90 days: an eviction, a shutoff, a repossession, treatment you’d have to stop.</p>
<h3>Step 2: What comes in</h3>
<p>Wages, sick pay, disability, unemployment, child support, and help your family has really promised.</p>
<h3>Step 3: What can be moved</h3>
<p>Call before you borrow. Hospitals have payment plans, and nonprofit ones must have a written policy for financial help (26 U.S.C. 501(r)(4)). Utilities have hardship programs. A lender may move two payments to the end of a car loan. Every call that works is money you don’t pay a charge on.</p>
<h3>Step 4: The gap</h3>
<p>Take Step 1 and subtract Steps 2 and 3. That’s your number for three months.</p>

<table>
<caption>An example: a warehouse worker with a broken leg, three months</caption>
<thead><tr><th scope="col">Line</th><th scope="col">Each month</th><th scope="col">Three months</th></tr></thead>
<tbody>
<tr><th scope="row">Rent</th><td>$1,150</td><td>$3,450</td></tr>
<tr><th scope="row">Food and household</th><td>$480</td><td>$1,440</td></tr>
<tr><th scope="row">Power, water, phone</th><td>$260</td><td>$780</td></tr>
<tr><th scope="row">Car payment and insurance</th><td>$430</td><td>$1,290</td></tr>
<tr><th scope="row">Co-pays and prescriptions</th><td>$180</td><td>$540</td></tr>
<tr><th scope="row">Must be paid</th><td>$2,500</td><td>$7,500</td></tr>
<tr><th scope="row">Less wage benefits that come in</th><td>$1,400</td><td>$4,200</td></tr>
<tr><th scope="row">Less car payments moved to the end of the loan</th><td></td><td>$620</td></tr>
<tr><th scope="row">The gap</th><td></td><td>$2,680</td></tr>
</tbody>
</table>
<p>Her first thought was $10,000. The gap is $2,680. Rounded up for a surprise, it’s $3,000.</p>

<h2>What the difference costs</h2>
<p>Suppose, for practice only, a simple charge of 3% a month, and a case that ends after two years.</p>
<ul>
<li>$10,000 becomes $17,200.</li>
<li>$3,000 becomes $5,160.</li>
</ul>
<p>Say she takes $3,000 now and another $3,000 after a year. The second part is charged for one year only and becomes $4,080. Together that’s $9,240, for $6,000 in hand. Even with a second advance, she pays back about $8,000 less than with the round number. These aren’t our prices, or anyone’s. <a href="${paths.blogPost('what-an-advance-costs')}">Your offer will have its own</a>. The pattern is always the same.</p>

<h2>How long to plan for</h2>
<p>Three months at a time is a good rule, for three reasons. You can see that far ahead. The case may move. And a company that says yes today will usually look again later, when your attorney can tell it more. The exceptions are costs that hit all at once: first and last month’s rent for a place without stairs, or fixing the car that takes you to therapy.</p>

<h2>Check it against the end</h2>
<p>Now start from the settlement and work back. Ask your attorney for a cautious figure, not a hopeful one.</p>
<table>
<caption>Will enough be left?</caption>
<thead><tr><th scope="col">Line</th><th scope="col">Cautious</th><th scope="col">Hopeful</th></tr></thead>
<tbody>
<tr><th scope="row">Settlement</th><td>$45,000</td><td>$75,000</td></tr>
<tr><th scope="row">Attorney’s fee, one third</th><td>$15,000</td><td>$25,000</td></tr>
<tr><th scope="row">Costs of the case</th><td>$3,000</td><td>$3,000</td></tr>
<tr><th scope="row">Medical liens</th><td>$11,000</td><td>$11,000</td></tr>
<tr><th scope="row">Left before the advance</th><td>$16,000</td><td>$36,000</td></tr>
<tr><th scope="row">$3,000 advance, two years, example charge</th><td>$5,160</td><td>$5,160</td></tr>
<tr><th scope="row">Left for you</th><td>$10,840</td><td>$30,840</td></tr>
</tbody>
</table>
<p>With the $10,000 advance, the cautious column would end at zero: $17,200 is more than the $16,000 that’s left. You wouldn’t owe the missing $1,200, because a non-recourse advance stops at what the case pays. But you’d get nothing on the day you’d waited for. If that’s what your own table shows, ask for less.</p>

<h2>Two reasons to ask for more</h2>
<ol>
<li><strong>Health.</strong> If money is the only thing between you and treatment that your doctor ordered, that treatment comes first. It helps you, and it helps the case.</li>
<li><strong>A real cliff.</strong> If $500 more keeps a home, $500 more is right.</li>
</ol>

<h2>Two reasons that are not good enough</h2>
<ol>
<li><strong>“I qualified for it.”</strong> It’s your own money, and you’re paying a price to get it early.</li>
<li><strong>“To pay off old debts.”</strong> Maybe, if you’re about to be sued over them. Otherwise a credit card that charges 25% a year is likely cheaper than an advance.</li>
</ol>
<p>Have your number? Then <a href="${paths.apply}">apply</a> for that amount, and tell us how you got to it. It makes for a shorter call.</p>
`,
}
