import { ok, type Result, refuse } from "@sihai/domain";
import type { Deps } from "#platform";
import { handleEvent } from "./handle-event.ts";

type Notice = { rawBody: string; signature: string | undefined; now: Date };

/**
 * Takes a notice of the gateway: the signature is checked over the exact bytes before anything is read (rule F07), each event has one
 * effect however often it comes (rule F05), and it may come before or after the shopper's own return (rule F06).
 */
export async function receiveWebhook(
  deps: Deps,
  { rawBody, signature, now }: Notice,
): Promise<Result<undefined, { code: "PAYMENT_WEBHOOK_REFUSED" }>> {
  const read = await deps.adapters.payment.readWebhook({ body: rawBody, signature, now });
  if (!read.ok) {
    deps.log.warn({ because: read.refusal.code }, "payment webhook refused");
    return refuse({ code: "PAYMENT_WEBHOOK_REFUSED" });
  }
  await handleEvent(deps, read.value, rawBody, now);
  return ok();
}
