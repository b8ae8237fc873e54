import type { ShellWords } from "@sihai/text/dict/shell";
import type { ApiError } from "./api-error.ts";

/** The sentence of a failed call: the server's own, else the general one of its kind (rules M-21 and M-22; rules N-18 to N-23). */
export function failureText(error: ApiError, words: ShellWords): string {
  if (error.message !== "") return error.message;
  switch (error.kind) {
    case "network":
      // Trying again helps nothing as long as the device itself has no network.
      return navigator.onLine === false ? words.networkError : words.networkErrorRetry;
    case "timeout":
      return words.requestTimeout;
    case "service":
      return words.serviceError;
    case "refusal":
    case "aborted":
      return words.requestFailed;
    case "unreadable":
      return words.unknownError;
  }
}
