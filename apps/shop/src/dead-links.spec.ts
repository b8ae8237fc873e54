import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allPaths } from "./paths.ts";

const routes = readFileSync("apps/shop/src/routes.tsx", "utf8");
const built = new Set([...routes.matchAll(/\bpage\(\s*"([^"]+)"/g)].map((match) => match[1] ?? ""));
const server = globSync("apps/server/src/modules/**/*.ts").filter((file) => !file.endsWith(".spec.ts"));

describe("an address", () => {
  it("has its page in routes.tsx", () => {
    expect([...built].sort()).toEqual([...allPaths].sort());
  });

  it("is linked to from a page, a text or a message: nobody types one in", () => {
    const places = ["apps/shop/src/**/*.{ts,tsx}", "content/**/*.md"].flatMap((pattern) => globSync(pattern));
    const linking = [...places.filter((file) => !/\.spec\.|paths\.ts$|routes\.tsx$/.test(file)), ...server];
    const texts = linking.map((file) => readFileSync(file, "utf8").replaceAll(/usePageSearch\("[^"]*"\)/g, ""));
    const hasWay = (path: string) => texts.some((text) => new RegExp(`["\`(]${path}(?=["\`?)#])`).test(text));
    // The ways to transfer are links of one list, by their names.
    const isTransfer = (path: string) =>
      /^\/recharge\/(mainland|overseas|wise)$/.test(path) && texts.some((text) => text.includes("href(`/recharge/$"));
    expect(allPaths.filter((path) => !hasWay(path) && !isTransfer(path))).toEqual([]);
  });

  it("that leads home is in no message to a customer", () => {
    const linked = server.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\blink: ["`](\/[^"`?$]*)/g)].map((match) => `${file} ${match[1]}`),
    );
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter((line) => !built.has(line.slice(line.indexOf(" ") + 1)))).toEqual([]);
  });
});
