import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What is written below one root, remembered so that it can be shown and formatted. */
export class Files {
  readonly written = new Set<string>();
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8");
  }

  /** Throws an Error where the file is there already. */
  create(path: string, text: string): void {
    if (this.has(path)) throw new Error(`${path} is there already`);
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    this.write(path, text);
  }

  /** Puts text in place of what matches, once. Throws an Error where nothing does: the file has another shape by now. */
  edit(path: string, pattern: RegExp, replace: (...found: string[]) => string): void {
    const before = this.read(path);
    const after = before.replace(pattern, (...found) => replace(...(found as string[])));
    if (after === before) throw new Error(`${path} has another shape than tools/new expects: ${pattern}`);
    this.write(path, after);
  }

  private write(path: string, text: string): void {
    writeFileSync(join(this.root, path), text);
    this.written.add(path);
  }
}

/** "weigh-again" as weighAgain, WeighAgain, WEIGH_AGAIN and "Weigh again". */
export function namesOf(verb: string) {
  const words = verb.split("-");
  const pascal = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");
  const sentence = words.join(" ");
  return {
    camel: pascal[0]?.toLowerCase() + pascal.slice(1),
    pascal,
    constant: words.join("_").toUpperCase(),
    sentence: sentence[0]?.toUpperCase() + sentence.slice(1),
  };
}

/** "WeighAgain" as "weigh-again". */
export function dashed(pascal: string): string {
  return pascal.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
