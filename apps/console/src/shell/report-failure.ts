import { type ApiError, failureText } from "@sihai/client";
import { shellDict } from "@sihai/text/dict/shell";
import { toastFailure } from "@sihai/ui";
import { currentLanguage } from "./language.ts";

export function reportFailure(error: ApiError): void {
  const words = shellDict.peek(currentLanguage());
  if (words) toastFailure(failureText(error, words));
}
