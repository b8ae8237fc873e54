import { ok, refuse } from "@sihai/domain";
import { type Deps, type Once, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { tell } from "../message/index.ts";
import { lockEnquiry } from "./enquiry.store.ts";
import { type MoveRefusal, moveEnquiry } from "./move-enquiry.ts";

type Command = { staffId: string; enquiryNo: string; note: string; now: Date; once: Once | null };

/** Nothing can be offered: the enquiry is closed, and its customer told why. An answer that was sent stands. */
export function declineEnquiry(deps: Deps, { staffId, enquiryNo, note, now, once }: Command) {
  return transact<null, { code: "ENQUIRY_NOT_FOUND" } | MoveRefusal>(
    deps.db,
    async (tx) => {
      const enquiry = await lockEnquiry(tx, enquiryNo);
      if (!enquiry) return refuse({ code: "ENQUIRY_NOT_FOUND" });
      if (enquiry.state !== "open") return refuse({ code: "ENQUIRY_STATE_REFUSED" });
      const moved = await moveEnquiry(
        tx,
        enquiry,
        { to: "closed", by: { kind: "staff", id: staffId }, at: now, note },
        { closedAt: now, closeReason: "declined", answerNote: note },
      );
      if (!moved.ok) return moved;
      await audit(tx, { staffId, action: "enquiry.decline", subject: `enquiry:${enquiryNo}`, at: now });
      await tell(tx, deps, {
        userId: enquiry.userId,
        type: "order",
        template: "enquiry-declined",
        facts: { enquiryNo, note },
        link: `/user/consult/shop-consult?enquiryNo=${enquiryNo}`,
        mail: true,
        at: now,
      });
      return ok(null);
    },
    once,
  );
}
