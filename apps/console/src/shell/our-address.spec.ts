import { readSearch } from "@sihai/client";
import { describe, expect, it } from "vitest";
import { isOurs } from "./our-address.ts";
import { pathOf, paths } from "./paths.ts";

describe("the way back after signing in", () => {
  it.each(["/console", "/console/", "/console/buying?tab=awaiting-confirmation", "/console/parcels?q=P1", "/console/?x=1"])(
    "may lead to %s",
    (address) => expect(isOurs(address)).toBe(true),
  );
  it.each([
    "/en/home",
    "/consolation",
    "//evil.example/console",
    "https://evil.example/console",
    "/console\\..\\x",
    "/console/nowhere",
    "/console//evil.example",
    "",
  ])("never leads to %j", (address) => expect(isOurs(address)).toBe(false));
});

describe("the addresses of the console", () => {
  it("are all known, with and without a slash behind", () => {
    for (const path of Object.keys(paths)) expect([pathOf(path), pathOf(`${path}/`)]).toContain(path);
    expect(pathOf("/elsewhere")).toBeNull();
  });
  it("guard every page but the overview, signing in, the hand-over and the search, which show what each may read", () => {
    const open = Object.entries(paths).filter(([, { may }]) => may === null);
    expect(open.map(([path]) => path)).toEqual(["/", "/sign-in", "/welcome", "/account", "/handover", "/search"]);
  });
});

describe("the filters in an address", () => {
  it("are read as far as they make sense", () => {
    const read = readSearch(paths["/buying"].search, {
      tab: "bought",
      platform: "taobao",
      assigned: "me",
      after: "2026-11-24T10",
      item: "SH2611210001A",
    });
    expect(read).toEqual({ tab: "bought", platform: "taobao", assigned: "me", after: "2026-11-24T10", item: "SH2611210001A" });
  });
  it("are left out when somebody typed nonsense", () => {
    const read = readSearch(paths["/buying"].search, {
      tab: "stolen",
      platform: "<b>",
      assigned: "you",
      after: "<b>",
      item: "a b",
      x: "1",
    });
    expect(read).toEqual({});
    expect(readSearch(paths["/packing"].search, { warehouse: "x", state: "unpaid" })).toEqual({});
  });
});

describe("a list that goes on", () => {
  const placed = Object.entries(paths).filter(([, { search }]) => "after" in search);

  it.each(placed)("%s keeps the place it goes on from", (_, { search }) => {
    const places = ["1795000000000.42", "none.42", "1.1795000000000.42", "1795000000000.CNY.pi_3:x-1", "42"];
    expect(places.map((after) => readSearch(search, { after }))).toEqual(places.map((after) => ({ after })));
  });
});
