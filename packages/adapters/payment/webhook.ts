import { ok, type Result, refuse } from "@sihai/domain";
import type Stripe from "stripe";
import { eventFrom } from "./map.ts";
import type { GatewayEvent, WebhookRefusal } from "./port.ts";
import { loadSdk } from "./sdk.ts";

type Received = { body: Buffer | string; signature: string | undefined; now: Date };

const toleranceSeconds = 300;

/** Verifies with the SDK (HMAC over the exact bytes, compared in constant time) and says which of the four reasons it was (rule F07). */
export async function readWebhook(
  { body, signature, now }: Received,
  secret: string,
): Promise<Result<GatewayEvent, WebhookRefusal>> {
  if (!signature) return refuse({ code: "WEBHOOK_UNSIGNED" });
  const { webhooks } = await loadSdk();
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
  const receivedMs = now.getTime();
  let event: Stripe.Event;
  try {
    // First without a limit on age, so that a forged signature and an old one are told apart; the age is checked below.
    event = webhooks.constructEvent(body, signature, secret, 0, undefined, receivedMs);
  } catch (error) {
    return refuse({ code: error instanceof SyntaxError ? "WEBHOOK_UNREADABLE" : "WEBHOOK_FORGED" });
  }
  if (!(receivedMs / 1000 - signedAt <= toleranceSeconds)) return refuse({ code: "WEBHOOK_STALE" });
  try {
    return ok(eventFrom(event));
  } catch {
    return refuse({ code: "WEBHOOK_UNREADABLE" });
  }
}
