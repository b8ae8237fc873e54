import { describe, expect, it } from "vitest";
import { seededSettings } from "../setting/index.ts";
import { permissionsOf } from "../staff/index.ts";
import { findableBy, foundKinds, readSearchText } from "./index.ts";

describe("what is searched for", () => {
  it.each([
    [" sh10007 ", { number: "SH10007", memberId: "10007", isPrefix: true }],
    ["ＳＦ１２３４ 5678", { number: "SF12345678", memberId: null, isPrefix: true }],
    ["Mei@Example.com", { email: "mei@example.com", memberId: null }],
    ["DG1", { number: "DG1", isPrefix: false }],
  ])("%s", (text, read) => expect(readSearchText(text)).toMatchObject(read));

  it("is found by whoever works with it, and by nobody else", () => {
    const kindsOf = (role: string) =>
      foundKinds.filter((kind) => findableBy[kind].some((each) => permissionsOf([role], seededSettings).has(each)));
    expect(kindsOf("admin")).toEqual([...foundKinds]);
    expect(kindsOf("dispatcher")).toEqual(["item", "parcel"]);
    expect(kindsOf("photographer")).toEqual(["item", "delivery"]);
    expect(kindsOf("support")).toEqual([
      ...["customer", "order", "item", "delivery", "parcel", "unannounced", "claim", "consult", "enquiry", "expert"],
    ]);
    expect(kindsOf("finance")).toEqual([
      ...["customer", "order", "item", "delivery", "parcel", "claim"],
      ...["payment", "withdrawal", "transfer", "bank-line", "suspense", "adjustment"],
    ]);
    expect(kindsOf("content")).toEqual([]);
  });
});
