import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, type OnceRefusal, transact } from "#platform";
import { markReturned } from "../mail-log.store.ts";
import { keepWish } from "../preference.store.ts";
import { tell } from "../tell.ts";
import { isSigned } from "./is-signed.ts";
import { stopMail } from "./mail-stop.store.ts";

type MailEvent = { messageId: string; kind: "bounce" | "complaint"; detail?: string | undefined };
type Given = { events: readonly MailEvent[]; body: string; header: (name: string) => string | undefined; at: Date };

/**
 * Mails that came back or were called spam. Each is written into its reader's log once; offers by mail end there, as if switched off, and the
 * reader is told in the app why. A mailbox that is not there is sent codes and links alone from then on.
 */
export async function receiveEvents(
  deps: Deps,
  { events, body, header, at }: Given,
): Promise<Result<{ known: number }, { code: "MAIL_EVENTS_REFUSED" } | OnceRefusal>> {
  const { eventsSecret: secret } = deps.config.mail;
  // By real time, as the provider's clock knows no business time.
  if (!secret || !isSigned({ body, header, secret, now: new Date() })) return refuse({ code: "MAIL_EVENTS_REFUSED" });
  return transact<{ known: number }, OnceRefusal>(deps.db, async (tx) => {
    let known = 0;
    for (const { messageId, kind, detail } of events) {
      const state = kind === "bounce" ? "bounced" : "complained";
      const userId = await markReturned(tx, { messageId: messageId.replace(/^<|>$/g, ""), state, detail: detail ?? null });
      if (userId === null) continue;
      known += 1;
      if (kind === "bounce") await stopMail(tx, userId);
      await keepWish(tx, userId, { kind: "promotions", channel: "mail", isOn: false, at });
      const link = "/user/setting?part=messages";
      await tell(tx, deps, { userId, type: "system", template: "mail-returned", facts: { kind }, link, at });
    }
    return ok({ known });
  });
}
