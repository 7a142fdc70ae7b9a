import { paths } from '#site/paths.ts'
import type { StarterPost } from '../starter-post.ts'

export const whatHappensIfYouLose: StarterPost = {
  slug: 'what-happens-if-you-lose',
  title: 'What happens to an advance if you lose your case',
  excerpt:
    'You keep the money and owe nothing. That’s the promise. Here’s what counts as losing, what happens when a case pays too little, and the few exceptions.',
  category: 'funding-basics',
  metaTitle: 'Lose Your Case? What Happens to an Advance',
  metaDescription:
    'A non-recourse advance is repaid only from what your case pays. What counts as a loss, what a small settlement means, and which exceptions to look for.',
  content: `
<p>What if we lose? It’s the first thing most people ask, and it’s the right question. With a non-recourse advance, the answer is short. You keep what you got, and you owe nothing back. The rest of this article is about the fine print, because that’s where people get hurt.</p>

<h2>What non-recourse says</h2>
<p>“Recourse” is an old legal word for where a creditor can go to get paid. A credit card company can go after your bank account and, with a court’s help, your wages. A non-recourse funder has agreed to go to one place only: the money that comes out of this case. If no money comes out, the agreement is over.</p>
<p>In a good contract, this is one plain sentence on the first pages. It says something like: <em>if you don’t recover anything in your claim, you owe us nothing</em>. Find that sentence. Then look for any sentence that takes it back.</p>

<h2>What counts as losing</h2>
<table>
<caption>How a case can end, and what you owe</caption>
<thead><tr><th scope="col">The end of the case</th><th scope="col">What you owe</th></tr></thead>
<tbody>
<tr><th scope="row">A jury or judge finds for the other side</th><td>Nothing, once the time to appeal is over</td></tr>
<tr><th scope="row">The court dismisses the case for good</th><td>Nothing</td></tr>
<tr><th scope="row">You win, but the other side has no money and no insurance, and nothing is ever paid</th><td>Nothing. A win on paper isn’t a payment</td></tr>
<tr><th scope="row">Your attorney finds that the case cannot be won and closes it</th><td>Nothing, as long as the claim really ends there</td></tr>
<tr><th scope="row">The case pays less than hoped</th><td>At most what is left after fees, costs and liens that come first</td></tr>
<tr><th scope="row">The case pays well</th><td>The advance and the charge, as the contract says</td></tr>
</tbody>
</table>

<h2>When the case pays, but too little</h2>
<p>This is more common than a clean loss. Say everyone expected a case to pay $60,000, and it settles for $20,000 because the other driver had little insurance. The order is roughly this:</p>
<ol>
<li>The attorney’s fee. At one third that is $6,667.</li>
<li>The costs of the case, say $1,800.</li>
<li>Medical liens, say $7,000.</li>
<li>What is left: $4,533.</li>
</ol>
<p>If the payoff on the advance is $6,000, there isn’t enough. Under a non-recourse contract, the funder gets at most the $4,533, and you don’t owe the other $1,467. Nobody can send you a bill for it.</p>
<p>But look at the other side of that. In this example, you’d walk away with nothing from the settlement itself. You got your money early, and that’s all. So before you accept a low offer, ask your attorney to write down what you’d have left after everyone’s paid. Attorneys can often talk lien holders down, and a funder may lower its payoff too when a case turns out badly. Nobody has to, but it costs nothing to ask.</p>

<h2>What does not count as losing</h2>
<ul>
<li><strong>Settling for less than you wanted.</strong> Money came in, so the contract is paid from it.</li>
<li><strong>Changing attorneys.</strong> The claim continues, and so does the contract. The new attorney signs the same notice.</li>
<li><strong>Dropping one case to bring the same claim again.</strong> If the same injury is paid later, in another court or from another insurer, the contract usually reaches that money.</li>
<li><strong>Winning and then appealing.</strong> The case isn’t over until the appeal is.</li>
</ul>

<h2>The exceptions to read closely</h2>
<p>The promise depends on honesty, so contracts say when it doesn’t hold. Fair exceptions are narrow:</p>
<ul>
<li>You gave false information on purpose, about the accident, the injury or earlier advances.</li>
<li>You hid a settlement, or took the money without telling your attorney or the funder.</li>
<li>You sold or promised the same part of the case to someone else.</li>
</ul>
<p>Unfair ones are wide. Watch out for a contract that makes you pay if you “fail to cooperate,” change attorneys without permission, or turn down an offer the company likes. The last one is worse than unfair. Whether to settle is your decision (ABA Model Rule 1.2(a)), and no funder should have a hand in it.</p>

<h2>Will a loss follow you?</h2>
<p>You may hear that an unpaid advance ends up on your credit report. A non-recourse advance on a lost case isn’t an unpaid debt. Under the terms you agreed to, nothing was due. There’s nothing to report and nothing to collect. If anyone ever tries, show them the sentence you found, and call your attorney.</p>
<p>Taxes are a fair question too. Money for physical injuries usually isn’t taxed when it comes from a settlement (26 U.S.C. 104(a)(2)). If you never repay an advance, what that means for your taxes is less clear. If you lose your case, ask a tax preparer before you file.</p>

<h2>Before you sign</h2>
<ol>
<li>Find the sentence that says you owe nothing if you recover nothing.</li>
<li>Find the sentence that says the funder is paid only from the case.</li>
<li>Read every sentence that begins with “unless” or “except.”</li>
<li>Ask your attorney to read the same three things. It takes them ten minutes.</li>
</ol>
<p>To see where the money goes when a case does pay, read <a href="${paths.blogPost('medical-liens-who-is-paid-first')}">who gets paid first</a>. If you’re still deciding whether an advance is for you, start with <a href="${paths.blogPost('what-pre-settlement-funding-is')}">what pre-settlement funding is</a>.</p>
`,
}
