import { type ApiError, failureText } from "@sihai/client";
import { shellDict } from "@sihai/text/dict/shell";
import { toastFailure } from "@sihai/ui";
import { currentLanguage } from "./language.ts";

/** Says that a call failed, where the page itself does not; silent while the words are not here yet. */
export function reportFailure(error: ApiError): void {
  const words = shellDict.peek(currentLanguage());
  if (words) toastFailure(failureText(error, words));
}
