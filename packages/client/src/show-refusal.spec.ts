import { createFormControl } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { showRefusal } from "./show-refusal.ts";

/** A form of two fields, each with a place to be focused. */
function formOf() {
  const form = createFormControl({ defaultValues: { shelf: "", note: "" } });
  const focused: string[] = [];
  for (const name of ["shelf", "note"] as const)
    form.register(name).ref({ name, type: "text", value: "", focus: () => focused.push(name) });
  const messageAt = (name: "shelf" | "note") => form.getFieldState(name).error?.message;
  return { form, focused, marked: () => ({ shelf: messageAt("shelf"), note: messageAt("note") }) };
}

const refusal = (code: string, facts: Record<string, unknown> = {}) => new ApiError("refusal", "not so", { code, facts });

describe("what the server refused (rule N-94)", () => {
  it("stands at the field the form names for its code, with the focus", () => {
    const { form, focused, marked } = formOf();
    showRefusal(form, refusal("STORAGE_WRONG_ITEM"), { STORAGE_WRONG_ITEM: "shelf" });
    expect(marked()).toEqual({ shelf: "not so", note: undefined });
    expect(focused).toEqual(["shelf"]);
  });

  it("stands at every field an invalid input names, with the focus at the first of the form", () => {
    const { form, focused, marked } = formOf();
    showRefusal(form, refusal("INPUT_INVALID", { fields: [{ path: "note" }, { path: "shelf.0" }, { path: "itemNo" }] }));
    expect(marked()).toEqual({ shelf: "not so", note: "not so" });
    expect(focused).toEqual(["shelf"]);
  });

  it("stays a message where it speaks of no field", () => {
    const { form, focused, marked } = formOf();
    showRefusal(form, refusal("ITEM_NOT_FOUND", { fields: [{ path: "shelf" }] }), { STORAGE_WRONG_ITEM: "shelf" });
    expect(marked()).toEqual({ shelf: undefined, note: undefined });
    expect(focused).toEqual([]);
  });
});
