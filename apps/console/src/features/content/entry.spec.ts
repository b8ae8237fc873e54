import type { ContentPiece } from "@sihai/contract/content";
import { describe, expect, it } from "vitest";
import { entryOf, pieceOf, readMoment } from "./entry.ts";

describe("what is typed of a text", () => {
  it("is the text again, and a language without words is missing", () => {
    const advert: ContentPiece = {
      kind: "advert",
      position: "me",
      order: 3,
      tone: "amber",
      picture: "boxes",
      link: "/user/coupon",
      words: { zh: { title: "优惠", text: "说明" }, en: null },
    };
    expect(pieceOf("advert", entryOf("feast", advert))).toEqual(advert);
    const notice: ContentPiece = {
      kind: "notice",
      tone: "maintenance",
      link: null,
      words: { zh: null, en: { text: "Back at six" } },
    };
    expect(pieceOf("notice", entryOf("night", notice))).toEqual(notice);
  });

  it("is none while a language is half written, nothing is written, or the link leads elsewhere", () => {
    const entry = { ...entryOf("a-name", null), link: "/user/coupon", zhTitle: "优惠" };
    expect(pieceOf("advert", entry)).toBeNull();
    expect(pieceOf("advert", { ...entry, zhText: "说明" })).not.toBeNull();
    expect(pieceOf("advert", { ...entry, zhText: "说明", link: "https://example.com/" })).toBeNull();
    expect(pieceOf("advert", { ...entry, zhTitle: "" })).toBeNull();
  });
});

it("a moment is Beijing's, and a day there is none of is no moment", () => {
  expect(readMoment(" 2026-12-01 09:00 ")?.toISOString()).toBe("2026-12-01T01:00:00.000Z");
  expect(readMoment("")).toBeNull();
  expect(["2026-02-31 09:00", "2026-12-01", "tomorrow", "2026-12-01 25:00"].map(readMoment)).toEqual(Array(4).fill(undefined));
});
