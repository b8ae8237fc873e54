import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allPaths, isPath, type Path } from "./paths.ts";

/** Pages that are not built yet lead home, which is right as long as nothing offers them. */
const routes = readFileSync("apps/shop/src/routes.tsx", "utf8");
const built = new Set([...routes.matchAll(/\bpage\(\s*"([^"]+)"/g)].map((match) => match[1] ?? ""));
const missing = allPaths.filter((path) => !built.has(path));

const screens = globSync("apps/shop/src/**/*.{ts,tsx}").filter((file) => !/\.spec\.tsx?$|src\/paths\.ts$/.test(file));
const server = globSync("apps/server/src/modules/**/*.ts").filter((file) => !file.endsWith(".spec.ts"));

/** A file may name a page that is missing where it asks `hasPage` first. */
function offersMissing(text: string, path: Path): boolean {
  return text.includes(`"${path}"`) && !/\bhasPage\(/.test(text);
}

describe("an address that leads home", () => {
  it("is none of a finished page", () => {
    for (const path of built) expect(isPath(path), path).toBe(true);
    expect(built.size).toBeGreaterThan(70);
  });

  it("is offered by no screen", () => {
    const offered = screens.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return missing.filter((path) => offersMissing(text, path)).map((path) => `${file} ${path}`);
    });
    expect(offered).toEqual([]);
  });

  it("is in no message to a customer", () => {
    const linked = server.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\blink: ["`](\/[^"`?$]*)/g)].map((match) => `${file} ${match[1]}`),
    );
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter((line) => !built.has(line.slice(line.indexOf(" ") + 1)))).toEqual([]);
  });
});
