import { describe, expect, it } from "vitest";
import { seededSettings } from "../setting/index.ts";
import { permissionsOf, staffRoleNames } from "../staff/index.ts";
import { mayNote, noteSubjectKinds } from "./index.ts";

describe("who may write on a thing and give it to a colleague", () => {
  it.each([
    ["support", ["customer", "order", "item", "parcel", "consult", "claim", "enquiry", "expert"]],
    ["finance", ["customer", "order", "item", "parcel", "claim", "dispute"]],
    ["buyer", ["order", "item", "return", "enquiry"]],
    ["receiver", ["order", "item", "return"]],
    ["photographer", ["item"]],
    ["packer", ["item", "parcel"]],
    ["dispatcher", ["item", "parcel"]],
    ["pricing", ["item", "parcel"]],
    ["content", []],
    ["admin", ["customer", "order", "item", "parcel", "consult", "claim", "return", "enquiry", "expert", "dispute"]],
  ])("%s: %j", (role, kinds) => {
    expect(noteSubjectKinds.filter((kind) => mayNote(kind, permissionsOf([role], seededSettings)))).toEqual(kinds);
  });

  it("is said of every role", () => expect(staffRoleNames).toHaveLength(10));
});
