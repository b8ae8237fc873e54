import { readFileSync } from "node:fs";

const content = new URL("../../../../content/", import.meta.url);

/** A file of `content/`, what the operator is given to start with. Throws when it is not there. */
export function contentText(name: string): string {
  return readFileSync(new URL(name, content), "utf8");
}
