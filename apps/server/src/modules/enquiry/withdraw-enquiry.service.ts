import { ok, refuse } from "@sihai/domain";
import { type Deps, type Once, transact } from "#platform";
import { lockEnquiry } from "./enquiry.store.ts";
import { type MoveRefusal, moveEnquiry } from "./move-enquiry.ts";

type Command = { userId: string; enquiryNo: string; now: Date; once: Once | null };

/** The customer takes back what is not answered yet. */
export function withdrawEnquiry(deps: Deps, { userId, enquiryNo, now, once }: Command) {
  return transact<null, { code: "ENQUIRY_NOT_FOUND" } | MoveRefusal>(
    deps.db,
    async (tx) => {
      const enquiry = await lockEnquiry(tx, enquiryNo, userId);
      if (!enquiry) return refuse({ code: "ENQUIRY_NOT_FOUND" });
      const moved = await moveEnquiry(
        tx,
        enquiry,
        { to: "withdrawn", by: { kind: "user", id: userId }, at: now },
        { closedAt: now },
      );
      return moved.ok ? ok(null) : moved;
    },
    once,
  );
}
