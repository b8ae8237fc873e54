import { describe, expect, it } from "vitest";
import { billOf, readLock, shippedComponents } from "./bill-of-materials.ts";

const lock = readLock();
const components = shippedComponents(lock);

/** What may be given on together with this product, which is under AGPL-3.0-or-later. */
const fits = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "Unlicense", "Python-2.0"],
  ...["Apache-2.0", "MPL-2.0", "LGPL-3.0-or-later", "PostgreSQL"],
]);
const mayBeGivenOn = (license: string) =>
  license
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((way) => way.split(" AND ").every((one) => fits.has(one)));

describe("what is shipped", () => {
  it("is all under licences that fit ours, and each says which", () => {
    expect(components.length).toBeGreaterThan(200);
    expect(components.filter(({ license }) => !mayBeGivenOn(license)).map(({ ref, license }) => `${ref}: ${license}`)).toEqual(
      [],
    );
  });

  it("is pinned to its bytes, but for packages of systems nobody has made the lock on", () => {
    const loose = components.filter(({ integrity }) => !integrity.startsWith("sha512-")).map(({ name }) => name);
    expect(loose.filter((name) => !/darwin|win32|android|freebsd|wasm32|gnueabihf/.test(name))).toEqual([]);
  });

  it("does not count tools of development", () => {
    const names = components.map(({ name }) => name);
    expect(["pg", "fastify", "react", "sharp"].filter((name) => !names.includes(name))).toEqual([]);
    expect(["vitest", "@playwright/test", "knip", "s3rver"].filter((name) => names.includes(name))).toEqual([]);
  });
});

describe("the bill of materials", () => {
  const bill = billOf(lock);

  it("is CycloneDX, names each component once, and leads from each to what it needs", () => {
    expect([bill.bomFormat, bill.specVersion]).toEqual(["CycloneDX", "1.6"]);
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    const refs = bill.components.map((component) => component["bom-ref"]);
    expect(new Set(refs).size).toBe(refs.length);
    const known = new Set(refs);
    expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
    expect(bill.dependencies.find(({ ref }) => /^pkg:npm\/pg@/.test(ref))?.dependsOn).toContainEqual(
      expect.stringMatching(/^pkg:npm\/pg-protocol@/),
    );
    for (const { hashes = [] } of bill.components) for (const { content } of hashes) expect(content).toMatch(/^[0-9a-f]{128}$/);
  });

  it("is the same each time", () => {
    expect(billOf(readLock())).toEqual(bill);
  });
});
