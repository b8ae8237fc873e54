import { readFileSync } from "node:fs";
import { join } from "node:path";
import { platformNames, platforms } from "@sihai/domain/platform";
import { describe, expect, it } from "vitest";

/** What readers are told of the shops links are understood of: no compiler knows of these texts when one is added. */
const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");

describe("the shops that links are understood of", () => {
  it.each(["zh", "en"] as const)("are all named in the help, in %s", (language) => {
    const help = read(`content/help/orders/place-order.${language}.md`);
    // 苏宁 for 苏宁易购: people shorten them.
    const saidAs = (name: string) => (language === "zh" ? name.slice(0, 2) : name);
    const missing = platforms.filter((platform) => !help.includes(saidAs(platformNames[platform][language])));
    expect(missing).toEqual([]);
  });

  it.each([
    ["README.md", "Links of # platforms"],
    ["docs/rules.md", "Links of # Chinese platforms"],
    ["docs/sandbox.md", "goods on # platforms"],
  ])("are counted in %s", (page, sentence) => {
    expect(read(page)).toContain(sentence.replace("#", String(platforms.length)));
  });
});
