import type { AgreementSeen } from "@sihai/contract/content";
import { tabDraft } from "./tab-draft.ts";

/** That goods are sent without waiting for services still open on them: for just these services. */
export const keptWithout = tabDraft<boolean>("sh_without");

/** The agreements ticked on the form last filled in, each in the edition that was read then. Over a reload, in this tab alone. */
export const keptTicks = tabDraft<readonly AgreementSeen[]>("sh_agreed");
