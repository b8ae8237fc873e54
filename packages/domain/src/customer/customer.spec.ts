import { describe, expect, it } from "vitest";
import { seededSettings } from "../setting/index.ts";
import { permissionsOf } from "../staff/index.ts";
import { customerSections, historyReadBy, readableHistory, readableSections } from "./index.ts";

describe("a customer's file", () => {
  it("shows each role what it works with, and nothing else", () => {
    const of = (role: string) => readableSections(permissionsOf([role], seededSettings));
    expect(of("admin")).toEqual([...customerSections]);
    expect(of("support")).toEqual([
      ...["order", "stored", "parcel", "consult", "claim", "enquiry", "expert", "message", "mail", "history"],
    ]);
    expect(of("finance")).toEqual([
      ...[
        "order",
        "stored",
        "parcel",
        "bill",
        "withdrawal",
        "transfer",
        "suspense",
        "dispute",
        "claim",
        "message",
        "mail",
        "history",
      ],
    ]);
    expect(of("photographer")).toEqual([]);
  });

  it("keeps lines of the history from those who may not read what they are about", () => {
    const of = (role: string) => readableHistory(permissionsOf([role], seededSettings));
    expect(of("admin")).toEqual(Object.keys(historyReadBy));
    expect(of("support")).not.toContain("bill");
    expect(of("finance")).not.toContain("consult");
    expect(of("packer")).toEqual(["parcel"]);
  });
});
