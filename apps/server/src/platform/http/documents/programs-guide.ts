import type { HookEvent } from "@sihai/contract/partner";
import type { Route } from "../route.ts";
import { addressOf, type Bases } from "./openapi.ts";
import { programExample } from "./program-example.ts";
import { escapeHtml } from "./text.ts";

const event: HookEvent = {
  type: "item.moved",
  timestamp: "2026-11-20T03:00:00.000Z",
  data: { itemNo: "DI261120-ABCDEFG", from: "signed", to: "stocked-in" },
};

/** How a customer's own program calls, and how it is told of events. */
export function programsGuide(routes: readonly Route[], bases: Bases): string {
  const calls = routes
    .filter(({ allow }) => allow.scope !== undefined)
    .map(({ endpoint, allow }) => `${allow.scope}: ${endpoint.method} ${addressOf(endpoint, bases)}`)
    .toSorted();
  return `<h2>Programs of your own</h2>
<p>Make a token in the settings of your account and send it with each call: <code>Authorization: Bearer shk_…</code>. A call that writes takes an
<code>Idempotency-Key</code>; the same key gets the same answer. Answers are <code>{"state": 0, "msg": "", "data": …}</code>; any other state is a refusal.</p>
<pre>${escapeHtml(calls.join("\n"))}</pre>
<p>A client in TypeScript, one file made from this server’s contract: <a href="/docs/client.ts">client.ts</a>. A program that uses it:
<a href="/docs/example.ts">example.ts</a></p><pre>${escapeHtml(programExample)}</pre>
<h3>Events</h3>
<p>Each address of yours gets a POST for each step of an item or a parcel, at least once and in no order, signed as
<a href="https://www.standardwebhooks.com/">Standard Webhooks</a> are, so that their libraries check it: <code>webhook-id</code> is the same at every try,
<code>webhook-timestamp</code> is the second it was signed, and <code>webhook-signature</code> holds <code>v1,</code> and the base64 of an HMAC-SHA256 over
<code>id.timestamp.body</code>, with the key in base64 after <code>whsec_</code>. After you have changed the secret two signatures stand there for some hours, one with each.
Refuse what is older than five minutes. Answer with 2xx within five seconds; otherwise we try again, half a minute later at first and six hours later at last.
What you were sent is listed in the settings, and can be sent again there.</p><pre>${escapeHtml(JSON.stringify(event, null, 1))}</pre>`;
}
