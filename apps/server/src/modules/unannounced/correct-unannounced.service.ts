import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import type { UnannouncedRefusal } from "./move-unannounced.ts";
import { lockUnannounced, writeNoted } from "./unannounced.store.ts";

type Command = {
  unannouncedNo: string;
  shelf: string | undefined;
  grams: number | undefined;
  reason: string;
  staffId: string;
  now: Date;
  once: Once | null;
};
type Refusal = { code: "UNANNOUNCED_NOT_FOUND" } | { code: "NOTHING_CORRECTED" } | UnannouncedRefusal;

/** Shelf and weight as they should have been written down, while the parcel lies there; before and after stay in the audit log. */
export function correctUnannounced(
  deps: Deps,
  { unannouncedNo, reason, staffId, now, once, ...wanted }: Command,
): Promise<Result<{ unannouncedNo: string }, Refusal | OnceRefusal>> {
  return transact<{ unannouncedNo: string }, Refusal>(
    deps.db,
    async (tx) => {
      const parcel = await lockUnannounced(tx, { unannouncedNo });
      if (!parcel) return refuse({ code: "UNANNOUNCED_NOT_FOUND" });
      const { state, shelf, grams } = parcel;
      if (state !== "held" && state !== "claimed") return refuse({ code: "UNANNOUNCED_STATE_REFUSED", from: state, to: "held" });
      const noted = { shelf: wanted.shelf ?? shelf, grams: wanted.grams ?? grams };
      if (noted.shelf === shelf && noted.grams === grams) return refuse({ code: "NOTHING_CORRECTED" });
      await writeNoted(tx, parcel, noted);
      const facts = { reason, from: { shelf, grams }, to: noted };
      await audit(tx, { staffId, action: "unannounced.correct", subject: unannouncedNo, facts, at: now });
      return ok({ unannouncedNo });
    },
    once,
  );
}
