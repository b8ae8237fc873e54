import { claimTabs } from "@sihai/contract/claim";
import { deskTabs } from "@sihai/contract/order";
import { returnTabs } from "@sihai/contract/return";
import { suspenseTabs } from "@sihai/contract/suspense";
import { bankLineTabs, transferTabs } from "@sihai/contract/transfer";
import type { Due } from "@sihai/domain/clocks";
import type { StaffPermission } from "@sihai/domain/staff";
import { storageTaskKinds } from "@sihai/domain/storage";
import type { ConsoleDashboardWords } from "@sihai/text/dict/console/dashboard";
import { href } from "#console";
import type { Figures } from "./figures.ts";

export type Work = Figures["work"][number];
export type WorkView = Work["views"][number]["view"];
/** Who may open the desk of a bench. */
export const mayAt: Record<Work["bench"], StaffPermission> = {
  ...{ buying: "buying.read", receiving: "receiving.read", packing: "packing.record", dispatch: "dispatch.record" },
  ...{ returns: "return.read", claims: "claim.read", experts: "expert.read", services: "service.read" },
  ...{ enquiries: "enquiry.read", consults: "consult.read", storage: "storage.read", unannounced: "unannounced.read" },
  ...{
    "bank-lines": "finance.read",
    transfers: "finance.read",
    withdrawals: "finance.read",
    suspense: "finance.read",
    disputes: "finance.read",
  },
};

/** What a view is called, as its tab is; null at a desk that has but one. */
export function nameOf(words: ConsoleDashboardWords, bench: Work["bench"], view: WorkView | undefined): string | null {
  const names: Partial<Record<Work["bench"], Partial<Record<WorkView, string>>>> = words.views;
  return (view && names[bench]?.[view]) ?? null;
}

/** Where a view of a desk is looked at, all of it or what is late or due today; the soonest due stands first there. */
export function placeOf(bench: Work["bench"], view: WorkView | undefined, due?: Due): string {
  const timed = due && { due };
  switch (bench) {
    case "buying":
      return href("/buying", { tab: deskTabs.find((tab) => tab === view) ?? "to-buy", ...timed });
    case "receiving":
      return href("/receiving", { ...timed });
    case "packing":
      return href("/packing", { state: packingStates.find((state) => state === view) ?? "unshipped", ...timed });
    case "dispatch":
      return href("/dispatch", { ...timed });
    case "returns":
      return href("/returns", { tab: returnTabs.find((tab) => tab === view) ?? "applied", ...timed });
    case "claims":
      return href("/claims", { tab: claimTabs.find((tab) => tab === view) ?? "open", ...timed });
    case "experts":
      return href("/experts", { ...timed });
    case "services":
      return href("/services", { stage: view === "waiting" ? "waiting" : "ready", ...timed });
    case "enquiries":
      return href("/enquiries", { ...timed });
    case "consults":
      return href("/inbox", { kind: "consult", ...timed });
    case "transfers":
      return href("/transfers", { tab: transferTabs.find((tab) => tab === view) ?? "announced" });
    case "bank-lines":
      return href("/bank-lines", { tab: bankLineTabs.find((tab) => tab === view) ?? "open" });
    case "suspense":
      return href("/suspense", { tab: suspenseTabs.find((tab) => tab === view) ?? "open" });
    case "withdrawals":
    case "disputes":
      return href(`/${bench}`, {});
    case "storage":
      return href("/storage", { tab: storageTaskKinds.find((kind) => kind === view) ?? "discard" });
    case "unannounced":
      return href("/unannounced", { state: "claimed" });
  }
}
const packingStates = ["unshipped", "picking", "packed"] as const;
