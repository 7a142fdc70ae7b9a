import { en as claims } from '#site/content/en/claims.ts'
import { concession, promise } from '#site/content/en/promise.ts'
import { paths } from '#site/paths.ts'
import type { StarterPost } from '../starter-post.ts'

export const whatPreSettlementFundingIs: StarterPost = {
  slug: 'what-pre-settlement-funding-is',
  title: 'What pre-settlement funding is, and what it is not',
  excerpt:
    'You get part of what your case may pay now, and repay it later at a price that grows with time. Here’s how it works, who decides what, and when it’s a bad idea.',
  category: 'funding-basics',
  metaTitle: 'What Is Pre-Settlement Funding? A Plain Guide',
  metaDescription:
    'How an advance on an injury case works: what you repay, who decides, what happens if you lose, and when you should not take one.',
  content: `
<p>An injury case has two clocks. One is the court’s, and it runs in months and years. The other is yours: rent on the first, the car payment on the tenth, the pharmacy any old day. Pre-settlement funding exists because those two clocks don’t match.</p>

<h2>The idea in one minute</h2>
<p>You have a claim against someone who hurt you. Nobody knows yet what it’ll pay, but someone with experience can look at the file and make a careful guess. A funding company makes that guess and pays you part of it today. In return, you repay it from what the case brings in, with a charge that grows over time.</p>
<p>If the case pays, your attorney pays the company out of the settlement before you get your share. If the case pays nothing, the company gets nothing. That’s what <strong>non-recourse</strong> means: the company can be paid from the case and nothing else. Not your wages, not your savings, not your house.</p>

<h2>What it is not</h2>
<h3>It isn’t a normal loan</h3>
<p>A bank asks whether <em>you</em> can pay. It looks at your credit score, your job and your debts, and it wants a payment every month no matter what. A funding company asks whether the <em>case</em> can pay. There’s no credit check, no monthly payment, and no debt if you lose.</p>
<p>The law isn’t that tidy. Some states have special rules for these contracts. In Ohio, for example, the front page must show the amount, every fee and what you’d owe every six months. You can cancel within five business days after you get the money (Ohio Revised Code 1349.55). Colorado’s supreme court ruled that an advance counts as a loan under the state’s consumer credit code (<em>Oasis Legal Finance Group v. Coffman</em>, 2015 CO 63). What applies to you depends on where you live. Our <a href="${paths.states}">state pages</a> are a place to start.</p>
<h3>It isn’t free money</h3>
<p>The company takes a real risk, and it charges for it. If you win after two years, you may pay back a lot more than you got. That can still be worth it. But it’s never a reason to take more than you need. We wrote about the price in <a href="${paths.blogPost('what-an-advance-costs')}">what an advance costs</a>.</p>
<h3>It isn’t help with the lawsuit</h3>
<p>The money is for living: rent, food, car repairs, a medical bill. Your attorney pays the costs of the case, such as filing fees and experts, under your fee agreement. A funding company doesn’t hire experts, doesn’t give legal advice and doesn’t get a vote.</p>

<h2>Who decides about the case</h2>
<p>You do. The rules for lawyers say that the client decides whether to settle (ABA Model Rule 1.2(a)). They also say that nobody who pays for something can direct the lawyer’s judgment (Model Rule 5.4(c)). A fair contract repeats this in plain words: the company can’t tell you to settle, to refuse, or to change attorneys. If a contract says anything else, don’t sign it.</p>

<h2>How it goes, step by step</h2>
<ol>
<li><strong>You apply.</strong> It takes ${claims.applicationTime}. We ask who you are, what happened, who your attorney is and how much you need.</li>
<li><strong>We read the file.</strong> With your permission, your attorney sends the police report, medical records and insurance details. A person reads them. ${promise}</li>
<li><strong>You get an offer in writing.</strong> It says how much you’d receive and what you’d owe at different dates.</li>
<li><strong>You read it with your attorney.</strong> Your attorney signs that they know about it, because the payoff will come out of their trust account.</li>
<li><strong>We send the money,</strong> ${claims.fundsAfterApproval} of approval.</li>
<li><strong>Nothing happens for a while.</strong> No monthly bill. The case goes on as before.</li>
<li><strong>The case ends.</strong> If it pays, the advance and the charge are paid from the settlement. If it doesn’t, you owe nothing. ${concession}</li>
</ol>

<h2>What makes a case fit</h2>
<ul>
<li>An attorney already has it, usually for a share of the result.</li>
<li>Someone else is clearly, or mostly, at fault.</li>
<li>A doctor has seen and written down the injury.</li>
<li>There’s insurance, or another deep pocket, to collect from.</li>
</ul>
<p>Your income, your credit and your job history aren’t on the list. The smallest advance we make is ${claims.smallestAdvance}, and across all cases the average is ${claims.averageAdvance}.</p>

<h2>When you should not take an advance</h2>
<p>We’d rather say this now than have you find out later.</p>
<ul>
<li><strong>When you can wait.</strong> If savings, family, sick pay or disability benefits can carry you, use them first. They cost less.</li>
<li><strong>When the case is nearly done.</strong> If the check is three weeks away, three weeks of patience is cheaper than any contract.</li>
<li><strong>When the case is small.</strong> After the attorney’s fee, costs and medical bills there may be little left. An advance on top can use up your share.</li>
<li><strong>When you need public benefits.</strong> Cash in the bank may count against programs like SSI, which for one person allows only $2,000 in countable resources (20 C.F.R. 416.1205). Ask your attorney or a benefits counselor first.</li>
</ul>

<h2>Three questions to ask any company, including us</h2>
<ol>
<li>If my case pays nothing, do I owe anything at all? Where does the contract say so?</li>
<li>What exactly would I owe after 6, 12, 24 and 36 months, in dollars?</li>
<li>Is there any fee that isn’t in those dollars?</li>
</ol>
<p>A company that answers all three in writing is worth talking to. A company that rushes you past them isn’t.</p>
`,
}
