import { sendCode, sendCodeToMail, sendNewEmailCode } from "@sihai/contract/identity";
import type { CodePurpose } from "@sihai/domain/identity";
import { type IdentityWords, identityDict } from "@sihai/text/dict/identity";
import { toastFailure, toastSuccess } from "@sihai/ui";
import { ApiError, call, isNotLoggedIn, refusalText, useDict } from "#shop";

type StrangersPurpose = "register" | "login" | "bind" | "lost-mailbox";

/** Ways to have a code mailed, each giving true when one is on its way. The outcome is said (rules N-29 and N-30). */
export function useSendCode() {
  const words = useDict(identityDict);
  const quiet = { quiet: true } as const;
  return {
    toStranger: (email: string, purpose: StrangersPurpose) =>
      say(words, () => call(sendCode, { body: { email: email.trim(), purpose } }, quiet)),
    toMe: (purpose: Exclude<CodePurpose, StrangersPurpose>) =>
      say(words, () => call(sendCodeToMail, { body: { purpose } }, quiet)),
    toNewEmail: (email: string) => say(words, () => call(sendNewEmailCode, { body: { email: email.trim() } }, quiet)),
  };
}

async function say(words: IdentityWords, send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send();
    toastSuccess(words.codeSent);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isNotLoggedIn(error)) toastFailure(refusalText(error, words.codeFailed));
    return false;
  }
}
