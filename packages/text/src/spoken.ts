import type { RefusalCode } from "@sihai/contract";
import { type Language, languages } from "@sihai/domain/language";
import type { AccountMail, MailWords } from "./mails.ts";
import type { AllMessages, Messages } from "./messages/index.ts";
import type { MomentWords } from "./messages/moments.ts";

/** What the server says in a language. Each language's folder has it whole in `spoken.ts`; a missing sentence does not compile. */
export type Spoken = {
  refusals: Readonly<Record<RefusalCode, string>>;
  messages: Messages<AllMessages>;
  moment: MomentWords;
  accountMail: (mail: AccountMail) => MailWords;
  /** The line under every mail. */
  signature: string;
  /** The button of a message's mail. */
  seeDetails: string;
  /** The link under a mail that need not be. */
  unsubscribe: string;
};

const spoken = new Map<Language, Spoken>();
for (const language of languages) {
  const folder: { spoken: Spoken } = await import(`./${language}/spoken.ts`);
  spoken.set(language, folder.spoken);
}

/** Everything the server says in a language. Throws for one that was not loaded. */
export function spokenIn(language: Language): Spoken {
  const found = spoken.get(language);
  if (!found) throw new Error(`nothing is spoken in ${language}`);
  return found;
}
