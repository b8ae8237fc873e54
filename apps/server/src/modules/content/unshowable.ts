import type { ContentFault } from "@sihai/contract/content";

/** A text that cannot be shown: what is wrong, and the words where it is. The message is for whoever reads a log. */
export class Unshowable extends Error {
  readonly code: ContentFault;
  readonly found: string;

  constructor(code: ContentFault, found: string, message: string) {
    super(message);
    this.code = code;
    this.found = found.trim().slice(0, 80);
  }
}
