import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allAddresses, hasPage } from "./paths.ts";

/** Pages that are not built yet lead home, which is right as long as nothing offers them. */
const routes = readFileSync("apps/shop/src/routes.tsx", "utf8");
const built = new Set([...routes.matchAll(/\bpage\(\s*"([^"]+)"/g)].map((match) => match[1] ?? ""));
const planned = allAddresses.filter((address) => !hasPage(address));

const screens = globSync("apps/shop/src/**/*.{ts,tsx}").filter((file) => !/\.spec\.tsx?$|src\/paths\.ts$/.test(file));
const server = globSync("apps/server/src/modules/**/*.ts").filter((file) => !file.endsWith(".spec.ts"));

describe("an address that leads home", () => {
  it("is planned: every other has its page in routes.tsx", () => {
    expect([...built].sort()).toEqual(allAddresses.filter(hasPage).sort());
  });

  it("is offered by no screen", () => {
    const offered = screens.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return planned.filter((path) => text.includes(`"${path}"`)).map((path) => `${file} ${path}`);
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
