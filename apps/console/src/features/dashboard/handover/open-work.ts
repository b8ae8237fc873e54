import type { CallData } from "@sihai/contract";
import type { readHandover } from "@sihai/contract/dashboard";
import type { NoteSubject } from "@sihai/domain/note";
import { moneyText } from "@sihai/text";

export type Handover = CallData<typeof readHandover>;
export const handoverParts = ["taken", "parcels", "receiving", "money", "assigned"] as const;
export type HandoverPart = (typeof handoverParts)[number];

/** One thing a colleague has open, whatever part of the work it belongs to. */
export type OpenWork = {
  subject: NoteSubject | Pick<Handover["money"][number], "kind" | "no">;
  name: { zh: string; en: string } | null;
  text: string;
  /** Of a parcel: where it stands. */
  state: string | null;
  since: string | null;
  dueAt: string | null;
};

const none = { name: null, text: "", state: null, since: null, dueAt: null };

/** What is open in a part, as rows of one kind. */
export function openWorkOf(handover: Handover, part: HandoverPart): OpenWork[] {
  switch (part) {
    case "taken":
      return handover.taken.map(({ itemNo, name, dueAt }) => ({ ...none, subject: { kind: "item", no: itemNo }, name, dueAt }));
    case "parcels":
      return handover.parcels.map(({ packageId, state, since }) => ({
        ...none,
        subject: { kind: "parcel", no: packageId },
        state,
        since,
      }));
    case "receiving":
      return handover.receiving.map(({ itemNo, name, since }) => ({
        ...none,
        subject: { kind: "item", no: itemNo },
        name,
        since,
      }));
    case "money":
      return handover.money.map(({ kind, no, amount, since }) => {
        const text = amount === null ? "" : moneyText(amount);
        return { ...none, subject: { kind, no }, text, since };
      });
    case "assigned":
      return handover.assigned.map(({ kind, no, name = null, text, since }) => ({
        ...none,
        subject: { kind, no },
        name,
        text,
        since,
      }));
  }
}
