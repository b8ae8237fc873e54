import { ok, type Result, refuse } from "@sihai/domain";
import { memberMark } from "@sihai/domain/warehouse";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { takeOpenMail } from "./mail-log.store.ts";
import { readerOf } from "./message.store.ts";
import { sendAgainTo } from "./send-mail.ts";

type Command = { userId: string; id: string; staffId: string; now: Date; once: Once | null };

type Refusal = { code: "MAIL_NOT_OPEN" } | OnceRefusal;

/** Sends a mail once more that did not arrive, to the address its reader has now. Pressed twice it is sent once: it waits already. */
export function resendMail(deps: Deps, { userId, id, staffId, now: at, once }: Command): Promise<Result<null, Refusal>> {
  return transact<null, Refusal>(
    deps.db,
    async (tx) => {
      const mail = await takeOpenMail(tx, userId, id);
      const reader = await readerOf(tx, userId);
      if (mail === null || reader === null) return refuse({ code: "MAIL_NOT_OPEN" });
      await sendAgainTo(tx, deps, { ...mail, to: reader.email });
      await audit(tx, { staffId, action: "mail.resend", subject: `customer:${memberMark(userId)}`, facts: {}, at });
      return ok(null);
    },
    once,
  );
}
