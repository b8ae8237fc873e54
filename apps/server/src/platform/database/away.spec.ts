import { describe, expect, it } from "vitest";
import { isDatabaseAway } from "./away.ts";

describe("a database that is away", () => {
  it.each([
    "Client has encountered a connection error and is not queryable",
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "connect ECONNREFUSED 127.0.0.1:5432",
    "connect ENOENT /srv/sihai/postgres/.s.PGSQL.5432",
    "read ECONNRESET",
    "write EPIPE",
    "read ETIMEDOUT",
  ])("is known by the driver's words: %s", (words) => {
    expect(isDatabaseAway(new Error(words))).toBe(true);
  });

  it.each(["57P01", "08006", "53300", "53100", "55P03", "57014", "40P01"])("is known by its own code %s", (code) => {
    expect(isDatabaseAway(Object.assign(new Error("any words"), { code }))).toBe(true);
  });

  it("is no fault of a statement or of ours", () => {
    expect(isDatabaseAway(Object.assign(new Error("duplicate key"), { code: "23505" }))).toBe(false);
    expect(isDatabaseAway(new TypeError("x is not a function"))).toBe(false);
    expect(isDatabaseAway(new Error(""))).toBe(false);
  });
});
