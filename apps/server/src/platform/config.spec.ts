import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { configuredVendors } from "../../testing/configured-vendors.ts";
import { ConfigRefused, needsSandbox, readConfig } from "./config.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "sihai-config-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

function reasons(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ DATA_DIR, ...env }, undefined);
    return [];
  } catch (error) {
    if (error instanceof ConfigRefused) return error.reasons;
    throw error;
  }
}

describe("the stand-in for the outside world", () => {
  it.each([
    ["nothing is configured", {}, true],
    ["this is no demo", { SIHAI_DEMO: "0" }, false],
    ["it is asked for by name", { SIHAI_DEMO: "0", SIHAI_SANDBOX: "1" }, true],
    ["it is refused by name", { SIHAI_SANDBOX: "0" }, false],
    ["one vendor is real", { SMTP_HOST: "mail.example.com" }, false],
  ])("%s", (_, env, expected) => {
    expect(needsSandbox(env)).toBe(expected);
  });
});

describe("a server of an operator's own", () => {
  it("starts with every vendor configured", () => {
    expect(reasons(configuredVendors)).toEqual([]);
    expect(readConfig({ DATA_DIR, ...configuredVendors }, undefined).drainSeconds).toBe(5);
  });

  it("names everything that is missing, at once", () => {
    const request = reasons({ SIHAI_DEMO: "0" }).map((reason) => /^set ([A-Z_]+): /.exec(reason)?.[1]);
    const optional = ["SIHAI_DEMO", "STRIPE_URL", "RATES_URL"];
    expect(request.sort()).toEqual(
      Object.keys(configuredVendors)
        .filter((name) => !optional.includes(name))
        .sort(),
    );
  });

  it("names what is left out of a vendor that is half configured", () => {
    const { TRACKING_KEY: _, ...others } = configuredVendors;
    expect(reasons(others)).toEqual(["tracking is half configured: set TRACKING_KEY"]);
  });
});

describe("a host of its own for the shop's calls", () => {
  const at = (PUBLIC_URL: string, API_URL: string) =>
    readConfig({ DATA_DIR, ...configuredVendors, PUBLIC_URL, API_URL }, undefined);

  it("shares its cookies with the shop's, of which it is a part", () => {
    expect(at("https://www.sihai.example", "https://api.sihai.example/")).toMatchObject({
      apiUrl: "https://api.sihai.example",
      cookieDomain: "sihai.example",
    });
    expect(at("https://sihai.example", "https://api.sihai.example").cookieDomain).toBe("sihai.example");
    expect(at("https://sihai.example", "").cookieDomain).toBeUndefined();
    expect(at("https://sihai.example", "https://sihai.example").cookieDomain).toBeUndefined();
  });

  it.each(["https://api.other.example", "https://api-sihai.example", "http://api.sihai.example"])(
    "is refused where no cookie could be for both alone: %s",
    (api) => expect(() => at("https://www.sihai.example", api)).toThrow(/API_URL must be a host below/),
  );
});
