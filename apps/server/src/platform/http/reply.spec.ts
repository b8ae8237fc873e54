import { cny } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { refusalReply } from "./reply.ts";

describe("the reply to a refusal", () => {
  it("writes its facts as the contract says, and puts them into the sentence", () => {
    const full = { code: "CART_FULL", maximum: 200 };
    const { envelope } = refusalReply(full, "en", true);
    expect(envelope).toMatchObject({ state: 31006, data: { code: "CART_FULL", maximum: 200 } });
    expect(envelope.msg).toContain("200");
    const changed = { code: "PARCEL_PRICE_CHANGED", total: cny("12.50") };
    expect(refusalReply(changed, "en", true).envelope.data).toEqual({ code: "PARCEL_PRICE_CHANGED", total: "12.50" });
  });

  it("is a fault when a fact is missing, or is something else", () => {
    expect(() => refusalReply({ code: "CART_FULL" }, "en", false)).toThrow();
    const wrong = { code: "CART_FULL", maximum: "200" };
    expect(() => refusalReply(wrong, "en", false)).toThrow();
  });

  it("tells nothing the contract does not know: a fault where it is tried out, left out where people work", () => {
    const talkative = { code: "CART_FULL", maximum: 200, secret: "7" };
    expect(() => refusalReply(talkative, "en", true)).toThrow("CART_FULL has facts its contract does not know: secret");
    expect(refusalReply(talkative, "en", false).envelope.data).toEqual({ code: "CART_FULL", maximum: 200 });
    const factless = { code: "CART_ITEM_NOT_FOUND", row: 7 };
    expect(refusalReply(factless, "en", false).envelope.data).toEqual({ code: "CART_ITEM_NOT_FOUND" });
  });
});
