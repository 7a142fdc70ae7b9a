import { paths } from '#site/paths.ts'
import type { StarterPost } from '../starter-post.ts'

export const whatHappensIfYouLose: StarterPost = {
  slug: 'what-happens-if-you-lose',
  title: 'What happens to an advance if you lose your case',
  excerpt:
    'You keep the money and owe nothing. That is the promise. Here is what counts as losing, what happens when a case pays too little, and the few exceptions.',
  category: 'funding-basics',
  metaTitle: 'Lose Your Case? What Happens to an Advance',
  metaDescription:
    'A non-recourse advance is repaid only from what your case pays. What counts as a loss, what a small settlement means, and which exceptions to look for.',
  daysOld: 18,
  content: `
<p>It is the first question that careful people ask, and the right one: what if we lose? With a non-recourse advance the answer is short. You keep what you received, and you owe nothing back. The rest of this article is about the edges of that answer, because edges are where people get hurt.</p>

<h2>What non-recourse says</h2>
<p>“Recourse” is an old legal word for where a creditor may go to be paid. A credit card company may go to your bank account, and with a court’s help to your wages. A non-recourse funder has agreed to go to one place only: the money that comes out of this case. If no money comes out, the agreement is over.</p>
<p>In a good contract this is one plain sentence on the first pages. It says something like: <em>if you do not recover anything in your claim, you owe us nothing</em>. Find that sentence. Then look for any sentence that takes it back.</p>

<h2>What counts as losing</h2>
<table>
<caption>How a case can end, and what you owe</caption>
<thead><tr><th scope="col">The end of the case</th><th scope="col">What you owe</th></tr></thead>
<tbody>
<tr><th scope="row">A jury or judge finds for the other side</th><td>Nothing, once the time to appeal is over</td></tr>
<tr><th scope="row">The court dismisses the case for good</th><td>Nothing</td></tr>
<tr><th scope="row">You win, but the other side has no money and no insurance, and nothing is ever paid</th><td>Nothing. A win on paper is not a payment</td></tr>
<tr><th scope="row">Your attorney finds that the case cannot be won and closes it</th><td>Nothing, as long as the claim really ends there</td></tr>
<tr><th scope="row">The case pays less than hoped</th><td>At most what is left after fees, costs and liens that come first</td></tr>
<tr><th scope="row">The case pays well</th><td>The advance and the charge, as the contract says</td></tr>
</tbody>
</table>

<h2>When the case pays, but too little</h2>
<p>This is more common than a clean loss. Say that a case was expected to pay $60,000, and it settles for $20,000 because the other driver carried little insurance. The order is roughly this:</p>
<ol>
<li>The attorney’s fee. At one third that is $6,667.</li>
<li>The costs of the case, say $1,800.</li>
<li>Medical liens, say $7,000.</li>
<li>What is left: $4,533.</li>
</ol>
<p>If the payoff on the advance is $6,000, there is not enough. Under a non-recourse contract the funder gets at most the $4,533 and you do not owe the other $1,467. Nobody may send you a bill for it.</p>
<p>But look at the other side of that: in this example you would walk away with nothing from the settlement itself. You had your money earlier, that is all. So before you accept a low offer, ask your attorney to write down what will be left for you, after everyone. Attorneys can often talk lien holders down, and a funder may reduce its payoff too when a case turned out badly. There is no duty to, but asking costs nothing.</p>

<h2>What does not count as losing</h2>
<ul>
<li><strong>Settling for less than you wanted.</strong> Money came in, so the contract is paid from it.</li>
<li><strong>Changing attorneys.</strong> The claim goes on, and so does the contract. The new attorney signs the same notice.</li>
<li><strong>Dropping one case to bring the same claim again.</strong> If the same injury is paid later, in another court or from another insurer, the contract usually reaches that money.</li>
<li><strong>Winning and then appealing.</strong> The case is not over until the appeal is.</li>
</ul>

<h2>The exceptions to read closely</h2>
<p>The promise rests on honest dealing, so contracts say when it breaks. Fair exceptions are narrow:</p>
<ul>
<li>You gave false information on purpose, about the accident, the injury or earlier advances.</li>
<li>You hid a settlement, or took the money without telling your attorney or the funder.</li>
<li>You sold or promised the same part of the case to someone else.</li>
</ul>
<p>Unfair ones are wide. Be careful with a contract that makes you pay when you simply “fail to cooperate”, when you change attorneys without permission, or when you turn down an offer that the company thinks is good. The last one is worse than unfair: whether to settle is your decision (ABA Model Rule 1.2(a)), and no funder should have a hand on it.</p>

<h2>Will a loss follow you?</h2>
<p>You may hear that an unpaid advance ends up on a credit report. A non-recourse advance on a lost case is not an unpaid debt. It was paid in full by the terms you agreed to: nothing was due. There is nothing to report and nothing to collect. If anyone ever tries, show them the sentence you found, and call your attorney.</p>
<p>Taxes are a fair question too. Money for physical injuries is usually not taxed when it comes from a settlement (26 U.S.C. 104(a)(2)). What an advance that you never repay means for your taxes is less settled. If your case is lost, ask someone who prepares taxes before you file.</p>

<h2>Before you sign</h2>
<ol>
<li>Find the sentence that says you owe nothing if you recover nothing.</li>
<li>Find the sentence that says the funder is paid only from the case.</li>
<li>Read every sentence that begins with “unless” or “except”.</li>
<li>Ask your attorney to read the same three things. It takes them ten minutes.</li>
</ol>
<p>If you want to see where the money goes when a case does pay, read <a href="${paths.blogPost('medical-liens-who-is-paid-first')}">who is paid first</a>. If you are still deciding whether an advance is for you, start with <a href="${paths.blogPost('what-pre-settlement-funding-is')}">what pre-settlement funding is</a>.</p>
`,
}
