import { promise } from '#site/content/en/promise.ts'
import { paths } from '#site/paths.ts'
import type { StarterPost } from '../starter-post.ts'

export const talkingToYourAttorney: StarterPost = {
  slug: 'talking-to-your-attorney-about-funding',
  title: 'How to talk to your attorney about funding',
  excerpt:
    'Many people put off this call because money is hard to talk about. Here’s what your attorney can and can’t do, what to ask, and words you can borrow.',
  category: 'getting-ready',
  metaTitle: 'Talking to Your Attorney About Lawsuit Funding',
  metaDescription:
    'Why your attorney cannot lend you rent money, what they must do in a funding agreement, questions to ask, and what to say if they advise against it.',
  content: `
<p>It isn’t easy to tell your own lawyer you can’t make rent. People wait too long. They run up a credit card first, or quit physical therapy because of the co-pay, and then the case gets weaker too. Your attorney would rather know. Here’s how to have that talk, and what to expect from it.</p>

<h2>Why your attorney can’t just lend you the money</h2>
<p>They know the case best, so why not them? Because their professional rules forbid it. Under ABA Model Rule 1.8(e), a lawyer can’t give financial help to a client in connection with pending litigation. They can advance court costs and the expenses of the case. Since 2020 they can also give modest gifts for basic living needs to clients who can’t pay and whom they represent for free. A few states allow a little more. But as a rule: no rent, no groceries, no car payment.</p>
<p>There’s a good reason. A lawyer who lent you money would have their own stake in when the case settles. The rule keeps their advice clean. It’s only about lawyers. It doesn’t keep you from getting an advance somewhere else.</p>

<h2>What an attorney does in a funding agreement</h2>
<ul>
<li><strong>Shares the file, with your permission.</strong> What you told them is confidential, and only you can open that door (Model Rule 1.6).</li>
<li><strong>Explains the contract to you.</strong> A lawyer has to explain things well enough for you to decide (Model Rule 1.4(b)).</li>
<li><strong>Signs an acknowledgment.</strong> It says they know about the agreement and will pay it from the settlement before they pay you. They don’t guarantee it.</li>
<li><strong>Holds the money at the end.</strong> The settlement goes into the firm’s trust account, separate from its own money (Model Rule 1.15). Everyone is paid from there, and you get a written statement of it.</li>
</ul>
<p>Because of the last two, hardly any funder works without the attorney. If a company tells you not to mention it to your lawyer, end the call.</p>

<h2>Before you call</h2>
<p>Spend ten minutes with a sheet of paper. Write down:</p>
<ol>
<li>What you must pay in the next three months, line by line.</li>
<li>What will come in: wages, sick pay, disability, help from family.</li>
<li>The gap between the two. That is your number.</li>
<li>What happens if nothing changes. “I lose the apartment on the first” is something an attorney can act on.</li>
</ol>
<p>Bring the number, not a feeling. There may be a better answer than an advance. Maybe a doctor will treat you now and be paid from the settlement. Maybe there’s a benefit you haven’t claimed, or a landlord who’ll wait if a law office writes.</p>

<h2>Words you can borrow</h2>
<blockquote>
<p>“I’m behind on my bills, and I want to be honest about it. I need about $4,000 to get through the next three months. I’m thinking about an advance on the case. Can we talk about whether that makes sense, and what I’d have left at the end?”</p>
</blockquote>
<p>That’s it. You don’t have to explain how you got here. Everyone in that office has heard it before, and most of them heard it this week.</p>

<h2>Seven questions worth asking</h2>
<ol>
<li>How much longer do you think this will take, and what could make it longer?</li>
<li>If it settles where you expect, what is left for me after fees, costs and liens?</li>
<li>What would be left if I took this advance and it took a year longer than you think?</li>
<li>Are there liens I don’t know about?</li>
<li>Does our state’s law say anything about these contracts, such as a limit on the charge or a right to cancel?</li>
<li>Would we have to tell the other side about the advance in our court?</li>
<li>Will you read the contract before I sign it? Does that cost me anything?</li>
</ol>

<h2>If your attorney says no</h2>
<p>Listen to the reason, because there are different kinds of no.</p>
<ul>
<li><strong>“Wait, we’re close.”</strong> That’s often the best advice you’ll get. Ask how close, in weeks.</li>
<li><strong>“There won’t be enough left for you.”</strong> Ask to see the numbers. If they’re right, an advance now means you walk away with nothing later.</li>
<li><strong>“Not that company.”</strong> Attorneys see many contracts and remember the bad ones. Ask which terms they object to, and look for an offer without them.</li>
<li><strong>“We don’t do that here.”</strong> Some firms never sign acknowledgments. Ask why. Taking an advance is your decision, but in practice you can’t do it without them.</li>
</ul>
<p>Don’t change attorneys over it. The old firm usually has a claim for its work so far, and the new one starts from the beginning. The case gets slower, and the wait is what you were trying to get through.</p>

<h2>If your attorney says yes</h2>
<p>Then keep it simple. Tell the office which company will call and that you agree to share the file. Ask them to send facts: reports, records, bills, insurance limits. Ask them <em>not</em> to send their opinions about the case or what the two of you have said to each other. Courts disagree on whether those stay privileged once a funder has seen them, and the review doesn’t need them.</p>
<p>For law offices, we’ve written down <a href="${paths.forAttorneys}">what we ask for, and the rules we work by</a>. ${promise} That goes for attorneys who apply for a client, too.</p>

<h2>After you sign</h2>
<p>Be straight with your attorney about money from then on. If you take a second advance, say so. If another company calls with a “better deal,” send it to the office before you answer. When an offer to settle comes, ask for one sheet with four numbers. You want the offer, everyone who’s paid before you, the payoff of the advance on that day, and what’s left. Then decide together, with your eyes open.</p>
`,
}
