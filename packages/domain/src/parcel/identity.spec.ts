import { describe, expect, it } from "vitest";
import { checkIdentity, identityNeed, maskIdentity } from "./index.ts";

const given = { kind: "personal", number: "", companyName: "", country: "DE", lineNeedsIdentity: false } as const;

describe("the receiver's number", () => {
  it.each([
    ["CN", "11010119900307851x", "11010119900307851X"],
    ["BR", "123.456.789-09", "12345678909"],
    ["BR", "12.345.678/0001-95", "12345678000195"],
    ["AR", "20-12345678-6", "20123456786"],
    ["CL", "7.654.321-k", "7654321K"],
    ["KR", "p123456789012", "P123456789012"],
    ["MX", "gode561231gr8", "GODE561231GR8"],
    ["TR", "1234567890", "1234567890"],
    ["ID", "01.234.567.8-901.000", "012345678901000"],
    ["ZA", "8001015009087", "8001015009087"],
  ])("of %s is read as it is written: %s", (country, number, written) => {
    expect(checkIdentity({ ...given, country, number })).toEqual({ ok: true, value: { number: written } });
  });

  it.each([
    ["CN", "110101199003078515X", "id-card"],
    ["CN", "1101011990030785", "id-card"],
    ["BR", "123456789012", "cpf"],
    ["AR", "2012345678", "cuit"],
    ["CL", "123456", "rut"],
    ["KR", "123456789012", "pccc"],
    ["MX", "GO561231GR8", "tax-number"],
    ["TR", "123456789", "tax-number"],
    ["ID", "12345678901234567", "tax-number"],
    ["ZA", "12345678901", "tax-number"],
  ])("of %s is not %s", (country, number, document) => {
    expect(checkIdentity({ ...given, country, number })).toEqual({
      ok: false,
      refusal: { code: "IDENTITY_NUMBER_NEEDED", document },
    });
  });

  it("is kept where nobody asks for it, and may be left out", () => {
    expect(checkIdentity({ ...given, number: " ab-12 " })).toEqual({ ok: true, value: { number: "AB12" } });
    expect(checkIdentity(given)).toEqual({ ok: true, value: { number: null } });
    expect(identityNeed("DE")).toBeNull();
  });

  it("is any of five to thirty letters and digits where only the line asks", () => {
    const byLine = { ...given, lineNeedsIdentity: true };
    for (const number of ["A1234", "A".repeat(30)]) expect(checkIdentity({ ...byLine, number }).ok, number).toBe(true);
    for (const number of ["", "A123", "A".repeat(31), "ÄB1234"])
      expect(checkIdentity({ ...byLine, number })).toEqual({
        ok: false,
        refusal: { code: "IDENTITY_NUMBER_NEEDED", document: "any-number" },
      });
  });
});

describe("a company's number", () => {
  const company = { ...given, kind: "company", companyName: "Casa Azul", country: "BR" } as const;
  it("is its registration, whose shape is not a person's", () => {
    for (const number of ["AB123", "A".repeat(30)]) expect(checkIdentity({ ...company, number }).ok, number).toBe(true);
    for (const number of ["AB12", "A".repeat(31), "注册号12345", "12345号"])
      expect(checkIdentity({ ...company, number }), number).toMatchObject({ refusal: { document: "cpf" } });
  });
  it("does not do without its name", () => {
    expect(checkIdentity({ ...company, companyName: " ", number: "AB123" })).toEqual({
      ok: false,
      refusal: { code: "COMPANY_NAME_NEEDED" },
    });
  });
});

it.each([
  ["110101199003078515", "1101••••••••••8515"],
  ["12345678909", "1234•••8909"],
  ["1234567890", "12••••••90"],
  ["12345678", "12••••78"],
  ["AB123", "A•••3"],
  ["AB12", "A••2"],
  ["AB1", "•••"],
  ["A", "•"],
])("the number %s is shown as %s", (number, shown) => expect(maskIdentity(number)).toBe(shown));
