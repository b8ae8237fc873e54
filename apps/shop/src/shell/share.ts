import { shellDict } from "@sihai/text/dict/shell";
import { toastFailure, toastSuccess } from "@sihai/ui";
import { currentLanguage } from "./language.ts";

/** Copies text and says so (rules N-27 and N-28). */
export async function copyText(text: string): Promise<void> {
  const words = await shellDict.load(currentLanguage());
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(words.copySuccess);
  } catch {
    toastFailure(words.copyFailed);
  }
}

/** Hands a page of ours, with what we are in a line, to the device's share sheet; without one the same is copied (rules L-57, N-90 and N-91). */
export async function sharePage(title: string, address: string): Promise<void> {
  const words = await shellDict.load(currentLanguage());
  const url = new URL(address, location.origin).href;
  if (typeof navigator.share !== "function") return copyText([title, words.tagline, url].join("\n"));
  try {
    await navigator.share({ title, text: words.tagline, url });
    toastSuccess(words.shareDone);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    toastFailure(words.shareFailed);
  }
}
