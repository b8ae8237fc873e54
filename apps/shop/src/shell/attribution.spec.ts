import { describe, expect, it } from "vitest";
import { attributionIn } from "./attribution.ts";

const kept = (values: Record<string, string>) => Object.fromEntries(attributionIn(`?${new URLSearchParams(values)}`));

describe("where a visitor came from", () => {
  it("keeps a campaign's name with the signs its advertiser likes (rule O-15)", () => {
    const given = { utm_source: "google|cpc", utm_medium: "paid/social: feed", utm_campaign: "双十一 (50% off); v=2" };
    expect(kept({ ...given, utm_term: "no" })).toEqual(given);
  });

  it("keeps nothing that cannot be seen, and no more of a long one than a cookie bears", () => {
    expect(kept({ utm_source: "a\r\nset-cookie: b\u0000", utm_medium: "\u200b ", utm_campaign: "长".repeat(500) })).toEqual({
      utm_source: "aset-cookie: b",
      utm_campaign: "长".repeat(128),
    });
  });

  it("takes for an invite code or a channel only what may be one (rules O-13 and O-14)", () => {
    expect(kept({ partnercode: "FRIEND-7", channel: "forum" })).toEqual({ partnercode: "FRIEND-7", channel: "forum" });
    expect(kept({ partnercode: "<b>", channel: "a|b" })).toEqual({});
  });
});
