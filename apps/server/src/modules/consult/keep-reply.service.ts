import { ok, refuse } from "@sihai/domain";
import type { LocalText } from "@sihai/domain/language";
import { type Deps, type Once, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { insertReply, lockReply, markRemoved, updateReply } from "./reply.store.ts";

type By = { staffId: string; now: Date; once: Once | null };
type Command = By & { replyId: string | null; version: number; title: LocalText; text: LocalText };

/** Keeps a reply, or its next version. Who read an older one is refused: a colleague's words are not written over unseen. */
export function saveReply({ db }: Deps, { replyId, version, title, text, staffId, now: at, once }: Command) {
  return transact<{ replyId: string; version: number }, { code: "REPLY_NOT_FOUND" | "REPLY_CHANGED" }>(
    db,
    async (tx) => {
      const reply = { title, text, by: staffId, at };
      const known = replyId === null ? { version: 0 } : await lockReply(tx, replyId);
      if (!known) return refuse({ code: "REPLY_NOT_FOUND" });
      if (known.version !== version) return refuse({ code: "REPLY_CHANGED" });
      const next = version + 1;
      if (replyId !== null) await updateReply(tx, replyId, next, reply);
      const kept = replyId ?? (await insertReply(tx, reply));
      await audit(tx, { staffId, action: "reply.save", subject: `reply:${kept}`, at });
      return ok({ replyId: kept, version: next });
    },
    once,
  );
}

/** Offers a reply no longer; `REPLY_NOT_FOUND` also for one removed before. What was sent of it stays. */
export function removeReply({ db }: Deps, { replyId, staffId, now: at, once }: By & { replyId: string }) {
  return transact<null, { code: "REPLY_NOT_FOUND" }>(
    db,
    async (tx) => {
      if (!(await lockReply(tx, replyId))) return refuse({ code: "REPLY_NOT_FOUND" });
      await markRemoved(tx, replyId, { by: staffId, at });
      await audit(tx, { staffId, action: "reply.remove", subject: `reply:${replyId}`, at });
      return ok(null);
    },
    once,
  );
}
