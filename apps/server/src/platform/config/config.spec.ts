import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { configuredVendors } from "../../../testing/configured-vendors.ts";
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

  it.each([
    [{ PORT: "eighty" }, "PORT is a port from 0 to 65535, not eighty"],
    [{ SMTP_PORT: "70000" }, "SMTP_PORT is a port from 0 to 65535, not 70000"],
    [{ PUBLIC_URL: "shop.example.com" }, "PUBLIC_URL is an address such as https://shop.example.com, not shop.example.com"],
    [
      { STORAGE_URL: "ftp://s3.example.com" },
      "STORAGE_URL is an address such as https://s3.example.com/bucket, not ftp://s3.example.com",
    ],
    [{ DATABASE_URL: "mysql://a:b@c/d" }, "DATABASE_URL is an address such as postgres://sihai:PASSWORD@postgres:5432/sihai"],
    [{ SECRET_KEY: "" }, "SECRET_KEY is 64 hexadecimal digits, as `openssl rand -hex 32` makes them"],
    [{ SECRET_KEY: "abc" }, "SECRET_KEY is 64 hexadecimal digits, as `openssl rand -hex 32` makes them"],
    [{ PROCESSES: "0" }, "PROCESSES is a whole number from 1 to 99, not 0"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL is trace, debug, info, warn, error, fatal or silent, not loud"],
    [{ SIHAI_DEMO: "no" }, "SIHAI_DEMO is 0 or 1, not no"],
    [
      { TRUST_PROXY: "10.0.0.0/33" },
      "TRUST_PROXY holds addresses or ranges such as 10.0.0.0/8, comma separated, not 10.0.0.0/33",
    ],
  ])("says in words what a variable cannot mean: %j", (env, words) => {
    expect(reasons({ ...configuredVendors, ...env })).toEqual([words]);
  });

  it("says everything that is wrong, at once", () => {
    expect(reasons({ PORT: "x", SIHAI_ROLE: "both", DRAIN_SECONDS: "-1", DATABASE_REPLICA_LAG_SECONDS: "soon" })).toHaveLength(4);
  });

  it("takes a variable that is left empty for one that is not set, and proxies by address, range and name", () => {
    const empty = Object.fromEntries(
      ["PORT", "SMTP_PORT", "PUBLIC_URL", "DATABASE_URL", "PROCESSES", "HOST"].map((name) => [name, ""]),
    );
    const config = readConfig({ DATA_DIR, ...configuredVendors, ...empty, TRUST_PROXY: "loopback, 10.0.0.0/8, ::1" }, undefined);
    expect(config).toMatchObject({ port: 8080, publicUrl: "http://localhost:8080", processes: 1, databaseUrl: undefined });
    expect(config.mail.port).toBe(587);
    expect(readConfig({ ...configuredVendors, DATA_DIR: "" }, undefined, false).dataDir).toMatch(/\.data$/);
  });

  it("leaves no key behind where it does not start, or where somebody only looks", () => {
    const folder = join(DATA_DIR, "new");
    expect(() => readConfig({ DATA_DIR: folder, SIHAI_DEMO: "0" }, undefined)).toThrow(ConfigRefused);
    readConfig({ DATA_DIR: folder, ...configuredVendors }, undefined, false);
    expect(existsSync(join(folder, "secret.key"))).toBe(false);
    const { sealKeys } = readConfig({ DATA_DIR: folder, ...configuredVendors }, undefined);
    expect(readFileSync(join(folder, "secret.key"), "utf8")).toBe(sealKeys.current.toString("hex"));
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
