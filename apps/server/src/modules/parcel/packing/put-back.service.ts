import { ok, type Result, refuse } from "@sihai/domain";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../../audit/index.ts";
import { markPutBack } from "./put-back.store.ts";

type Command = { itemNo: string; staffId: string; now: Date; once: Once | null };
type Refusal = { code: "ITEM_NOT_TO_PUT_BACK" } | OnceRefusal;

/** An item that left a parcel lies on its shelf again: scanned, and noted in the audit log. */
export function putItemBack(
  deps: Deps,
  { itemNo, staffId, now, once }: Command,
): Promise<Result<{ itemNo: string; shelf: string }, Refusal>> {
  return transact<{ itemNo: string; shelf: string }, Refusal>(
    deps.db,
    async (tx) => {
      const put = await markPutBack(tx, itemNo, { staffId, at: now });
      if (!put) return refuse({ code: "ITEM_NOT_TO_PUT_BACK" });
      await audit(tx, { staffId, action: "packing.put-back", subject: `item:${itemNo}`, facts: { shelf: put.shelf }, at: now });
      return ok({ itemNo, shelf: put.shelf });
    },
    once,
  );
}
