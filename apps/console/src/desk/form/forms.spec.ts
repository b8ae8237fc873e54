import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { describe, expect, it } from "vitest";

/** Forms that are no entry to be checked: the scan field and the search take one text, and stocking in waits for its uploads before it is sent. */
const formsByHand = ["desk/scan/ScanField.tsx", "features/warehouse/receiving/StockInForm.tsx", "shell/SearchField.tsx"];

describe("the forms of the console", () => {
  it("go one way: a schema says what is wrong, and no form keeps that by hand", async () => {
    const found: string[] = [];
    const byHand: string[] = [];
    for await (const file of glob("**/*.tsx", { cwd: new URL("../..", import.meta.url) })) {
      const source = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
      if (source.includes("<Form ") || source.includes("<Form\n")) found.push(file);
      if (/<form\b/.test(source)) byHand.push(file);
      expect(source, file).not.toMatch(/\bset(?:Has)?Tried\b|\btried\b/);
    }
    expect(found.length).toBeGreaterThan(30);
    expect(byHand.sort()).toEqual(formsByHand);
  });
});
