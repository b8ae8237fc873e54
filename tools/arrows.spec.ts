import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importsIn } from "./imports.ts";

/**
 * The house's arrows (docs/decisions/0001-arrows.md): which part may import which. A part is the longest prefix a path matches.
 * Specs and `testing` may reach further; what they may is listed last.
 */
const arrows: Record<string, readonly string[]> = {
  "packages/domain": [],
  "packages/contract": ["packages/domain"],
  "packages/text": ["packages/domain", "packages/contract"],
  "packages/ui": ["packages/text", "packages/domain"],
  "packages/client": ["packages/contract", "packages/domain", "packages/text"],
  "packages/adapters": ["packages/domain"],
  "apps/server/src/platform": ["packages/domain", "packages/contract", "packages/text", "packages/adapters"],
  "apps/server/src/printing": ["packages/domain", "packages/text"],
  "apps/server/src/modules": [
    "packages/domain",
    "packages/contract",
    "packages/text",
    "packages/adapters",
    "apps/server/src/platform",
    "apps/server/src/printing",
  ],
  "apps/server/src/entry": [
    "packages/domain",
    "packages/contract",
    "packages/text",
    "packages/adapters",
    "apps/server/src/platform",
    "apps/server/src/modules",
  ],
  "apps/shop": ["packages/client", "packages/contract", "packages/domain", "packages/text", "packages/ui"],
  "apps/console": ["packages/client", "packages/contract", "packages/domain", "packages/text", "packages/ui"],
  "apps/sandbox": [],
};
const parts = Object.keys(arrows).sort((a, b) => b.length - a.length);

/** Rows of the server's modules: arrows go down only, and within a row nowhere. */
const moduleRows: readonly (readonly string[])[] = [
  ["sandbox"],
  [
    "forwarding",
    "service",
    "return",
    "enquiry",
    "expert",
    "claim",
    "consult",
    "transfer",
    "storage",
    "dashboard",
    "search",
    "customer",
    "operation",
    "viewing",
    "broadcast",
  ],
  ["plan"],
  ["order", "parcel", "unannounced", "withdrawal", "suspense", "dispute", "books"],
  ["cart", "warehouse", "payment", "promotion"],
  ["goods", "tracking"],
  ["freight", "item"],
  ["tax"],
  [
    "identity",
    "address",
    "ledger",
    "membership",
    "message",
    "file",
    "audit",
    "timeline",
    "exchange",
    "setting",
    "staff",
    "content",
    "note",
    "partner",
  ],
];
const imports = importsIn(["apps/**/*.{ts,tsx}", "packages/**/*.{ts,tsx}"]).filter(({ outside }) => !outside);

function partOf(path: string): string | undefined {
  return parts.find((part) => path === part || path.startsWith(`${part}/`));
}

function isSpec(path: string): boolean {
  return /\.spec\.tsx?$|\/testing\.ts$/.test(path) || path.includes("/testing/") || path.startsWith("e2e/");
}

describe("the arrows of the house", () => {
  it("are those of the decision, and no module is left out", () => {
    const root = join(import.meta.dirname, "..");
    const decision = readFileSync(join(root, "docs/decisions/0001-arrows.md"), "utf8");
    const written = [...decision.matchAll(/^\d+\. (.+)$/gm)].map(([, names = ""]) => names.split(", "));
    expect(written).toEqual(moduleRows);
    expect(moduleRows.flat().sort()).toEqual(readdirSync(join(root, "apps/server/src/modules")).sort());
  });

  it("finds the imports it is meant to judge", () => {
    expect(imports.length).toBeGreaterThan(5_000);
  });

  it("go only where they may", () => {
    const wrong = imports.filter(({ from, to }) => {
      const [source, target] = [partOf(from), partOf(to)];
      return (
        !isSpec(from) && source !== undefined && source !== target && target !== undefined && !arrows[source]?.includes(target)
      );
    });
    expect(wrong).toEqual([]);
  });

  it("keep specs and testing out of what is shipped", () => {
    expect(imports.filter(({ from, to }) => !isSpec(from) && isSpec(to))).toEqual([]);
  });

  it("leave the outside world on its own computer", () => {
    expect(
      imports.filter(
        ({ from, to }) => from.startsWith("apps/sandbox/") && /^apps\/(server|shop|console)\//.test(to) && !isSpec(from),
      ),
    ).toEqual([]);
  });

  it("between modules go down, and through front doors", () => {
    const moduleOf = (path: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
    const row = (name: string) => moduleRows.findIndex((names) => names.includes(name));
    const wrong = imports.filter(({ from, to }) => {
      const [source, target] = [moduleOf(from), moduleOf(to)];
      if (isSpec(from) || !source || !target || source === target) return false;
      const isDown = row(source) !== -1 && row(target) > row(source);
      const isGround = row(source) === moduleRows.length - 1 && row(target) === moduleRows.length - 1;
      return !(isDown || isGround) || !to.endsWith(`/${target}/index.ts`);
    });
    expect(wrong).toEqual([]);
  });
});
