import { paths } from '#site/paths.ts'
import type { StarterPost } from '../starter-post.ts'

export const whatAnAdvanceCosts: StarterPost = {
  slug: 'what-an-advance-costs',
  title: 'What an advance costs, and how to compare two offers',
  excerpt:
    'The lowest monthly rate can be the most expensive offer. Put every offer in the same table, in dollars, at four dates. It takes ten minutes.',
  category: 'costs-and-offers',
  metaTitle: 'What Lawsuit Funding Costs: Compare Offers',
  metaDescription:
    'Simple or compounding, fees, blocks of time: how the price of an advance is built, with a worked table and a list for comparing two offers.',
  content: `
<p>Ask three funding companies what an advance costs, and you may hear “three percent,” “a small fee” and “it depends.” None of those is a price. A price is a number of dollars on a date. Here’s how to get from the first kind of answer to the second.</p>

<h2>Why there is no single price</h2>
<p>The company is paid only if you win, so the cases that pay have to make up for the ones that don’t. It also waits, often for years, without a monthly payment. Both go into the charge. So do the kind of case, how far along it is, and your state’s law. Indiana, for example, limits the yearly fee to 36% of the funded amount, with small extras (Indiana Code 24-12). Arkansas allows 17% a year in all (Arkansas Code 4-57-109). Many states set no number.</p>

<h2>The four parts of a price</h2>
<h3>1. The amount the charge is figured on</h3>
<p>You ask for $5,000. The contract adds a $300 “processing fee” that never reaches you. Now the charge runs on $5,300. Always ask: <em>how much lands in my account, and what amount do you charge me on?</em></p>
<h3>2. The rate, and for how long it counts</h3>
<p>Three percent a month and 36% a year sound alike, and sometimes they are. A rate “per six months” may be charged in whole blocks, so one day into month seven costs the same as month twelve.</p>
<h3>3. Simple or compounding</h3>
<p>This is where most of the money is. A <strong>simple</strong> charge is figured on what you received, every time. A <strong>compounding</strong> charge is also figured on the charges that came before. On $5,000 at 3% a month:</p>
<table>
<caption>The same 3% a month on $5,000</caption>
<thead><tr><th scope="col">Paid back after</th><th scope="col">Simple</th><th scope="col">Compounding</th><th scope="col">Difference</th></tr></thead>
<tbody>
<tr><th scope="row">12 months</th><td>$6,800</td><td>$7,129</td><td>$329</td></tr>
<tr><th scope="row">24 months</th><td>$8,600</td><td>$10,164</td><td>$1,564</td></tr>
<tr><th scope="row">36 months</th><td>$10,400</td><td>$14,491</td><td>$4,091</td></tr>
</tbody>
</table>
<p>Same rate, same advance, four thousand dollars apart after three years.</p>
<h3>4. The end of it</h3>
<p>Does the charge stop growing at some point? Some contracts have a cap, such as “never more than two times the advance” or “no charge after month 36”. A cap is worth a lot in a long case. Ask whether there is one, and where it is written.</p>

<h2>Three offers, side by side</h2>
<p>Here are three made-up offers for $5,000. They are examples for practice, not anyone’s prices.</p>
<ul>
<li><strong>Offer A:</strong> 2.9% a month, compounding every month. No fees.</li>
<li><strong>Offer B:</strong> 3.5% a month, simple. A fee of $300 is added on the first day.</li>
<li><strong>Offer C:</strong> 20% for each six months or part of six months, simple. No fees.</li>
</ul>
<table>
<caption>What you would owe</caption>
<thead><tr><th scope="col">Paid back after</th><th scope="col">Offer A</th><th scope="col">Offer B</th><th scope="col">Offer C</th></tr></thead>
<tbody>
<tr><th scope="row">6 months</th><td>$5,936</td><td>$6,413</td><td>$6,000</td></tr>
<tr><th scope="row">12 months</th><td>$7,046</td><td>$7,526</td><td>$7,000</td></tr>
<tr><th scope="row">24 months</th><td>$9,930</td><td>$9,752</td><td>$9,000</td></tr>
<tr><th scope="row">36 months</th><td>$13,993</td><td>$11,978</td><td>$11,000</td></tr>
</tbody>
</table>
<p>Offer A has the lowest rate, and it’s the cheapest if the case ends in half a year. After three years, it costs about $3,000 more than the third offer. That one looks good in this table because every date is a full block. One day after month 12, it jumps to $8,000. No offer is best at every date. That’s why your attorney’s guess about timing matters more than any rate.</p>

<h2>How to compare, in ten minutes</h2>
<ol>
<li><strong>Ask your attorney how long the case may take.</strong> Take the honest answer and add a year. Cases run late.</li>
<li><strong>Ask each company for one sheet:</strong> the amount you receive, and the payoff in dollars after 6, 12, 18, 24, 30 and 36 months, with every fee in it.</li>
<li><strong>Ask for the same amount from each.</strong> An offer for more money is not a better offer.</li>
<li><strong>Circle the row that fits your case.</strong> Compare that row, then the one after it.</li>
<li><strong>Read the sentences, not just the numbers.</strong> It should be repaid only from the case, with no fee if you lose and no say over your settlement. Look for a right to cancel, and for what happens if you need more later.</li>
</ol>
<p>Some states require that sheet. In Ohio the front page of the contract must show the payoff every six months (Ohio Revised Code 1349.55). If your state doesn’t, ask anyway. A company that knows its own price can print it.</p>

<h2>Words that should slow you down</h2>
<ul>
<li><strong>“As low as.”</strong> Yours may not be.</li>
<li><strong>“Only if you win.”</strong> True of the repayment, but ask whether it is also true of the fees.</li>
<li><strong>“Buyout.”</strong> A new company pays off the old one, and the charges so far become part of the new amount. From then on you are charged for charges.</li>
<li><strong>“This offer ends today.”</strong> Your case will still be there tomorrow.</li>
</ul>

<h2>The cheapest dollar</h2>
<p>The cheapest dollar is the one you don’t take. If $3,000 covers the next three months, take $3,000 and ask again later if you have to. Money you take later is charged for less time, and until you take it, it costs nothing. Just ask whether a second advance brings a second fee. To find the right number, read <a href="${paths.blogPost('how-much-to-ask-for')}">how much to ask for</a>.</p>
<p>What do we charge? It depends on the case, the state and the time, so any number here might not be true for you. Yours goes in the contract, in dollars, before you sign. Hold us to it.</p>
`,
}
