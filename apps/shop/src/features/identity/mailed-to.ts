import { tabDraft } from "../../stores/tab-draft.ts";

/** The address a code was sent to, for signing up or logging in: reading the mail in another app may take the page away. */
export const mailedTo = tabDraft<{ email: string }>("sh_mailed");
