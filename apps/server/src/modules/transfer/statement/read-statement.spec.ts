import { cny, parseMoney } from "@sihai/domain";
import { describe, expect, it } from "vitest";
import { camtOf, csvOf } from "../../../../testing/transfer/statements.ts";
import { readStatement } from "./read-statement.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const line = { number: "FT-2026-0001", amount: "100.00", currency: "EUR", reference: "TR300001 Mei" };

describe("a statement of the bank", () => {
  it.each([
    ["CAMT.053", camtOf([line, { ...line, number: "FT-0002", amount: "7", currency: "CNY", reference: "" }])],
    ["CSV", csvOf([line, { ...line, number: "FT-0002", amount: "7", currency: "CNY", reference: "" }])],
    [
      "CAMT.053 with a prefix",
      camtOf([line, { ...line, number: "FT-0002", amount: "7.00", currency: "CNY", reference: "" }], "ns:"),
    ],
  ])("is read as %s, in minor units, by the bank’s own numbers", (_, text) => {
    const read = readStatement(bytes(text));
    expect(read).toMatchObject({
      ok: true,
      value: {
        lines: [
          {
            bankLine: "FT20260001",
            received: parseMoney("100.00", "EUR"),
            valueDay: "2026-11-23",
            payer: "Mei & Sons",
            reference: "TR300001 Mei",
            account: "DE00100000000018080000",
          },
          { received: cny("7.00"), reference: "" },
        ],
      },
    });
  });

  it("leaves out what went out, what is not booked and what was reversed", () => {
    const text = camtOf([line, { ...line, number: "FT-0009", way: "DBIT" }, { ...line, number: "FT-0008", status: "PDNG" }]);
    expect(readStatement(bytes(text))).toMatchObject({ ok: true, value: { lines: [{ line: 10 }], skipped: 2 } });
    const csv = csvOf([line, { ...line, number: "FT-0009", amount: "-3.00" }]);
    expect(readStatement(bytes(csv))).toMatchObject({ ok: true, value: { lines: [{ line: 2 }], skipped: 1 } });
  });

  it("splits an entry of several payments, which have to make it up", () => {
    const parts = [
      { number: "P-0001", amount: "60.00", reference: "TR300001" },
      { number: "P-0002", amount: "40.00", reference: "TR300002" },
    ];
    const read = readStatement(bytes(camtOf([{ ...line, parts }])));
    expect(read).toMatchObject({
      ok: true,
      value: { lines: [{ bankLine: "P0001", received: parseMoney("60.00", "EUR") }, { reference: "TR300002" }] },
    });
    const wrong = camtOf([{ ...line, parts: [...parts, { number: "P-0003", amount: "0.01", reference: "" }] }]);
    expect(readStatement(bytes(wrong))).toMatchObject({ ok: false, refusal: { code: expect.stringMatching(/SUM|NUMBER/) } });
  });

  it("reads yen without cents, also when the bank writes them", () => {
    const yen = readStatement(bytes(camtOf([{ ...line, amount: "16000.00", currency: "JPY" }])));
    expect(yen).toMatchObject({ ok: true, value: { lines: [{ received: parseMoney("16000", "JPY") }] } });
  });

  it.each([
    ["a broken tag", camtOf([line]).replace("</Ntry>", "</Ntr>"), "STATEMENT_NOT_READ"],
    ["another document", "<Document><Hello/></Document>", "STATEMENT_NOT_READ"],
    [
      "entities of its own",
      camtOf([line]).replace("<Document", '<!DOCTYPE x [<!ENTITY a "b">]>\n<Document'),
      "STATEMENT_NOT_READ",
    ],
    ["an entry that is cut off", camtOf([line]).slice(0, 400), "STATEMENT_NOT_READ"],
    ["no entry", camtOf([]), "STATEMENT_EMPTY"],
    ["a cent of a cent", camtOf([{ ...line, amount: "100.001" }]), "STATEMENT_AMOUNT_WRONG"],
    ["cents of a yen", camtOf([{ ...line, amount: "100.50", currency: "JPY" }]), "STATEMENT_AMOUNT_WRONG"],
    ["a comma", csvOf([{ ...line, amount: '"1,000.00"' }]), "STATEMENT_AMOUNT_WRONG"],
    ["nothing", csvOf([{ ...line, amount: "0.00" }]), "STATEMENT_AMOUNT_WRONG"],
    ["a currency nobody holds", csvOf([{ ...line, currency: "CHF" }]), "STATEMENT_CURRENCY_WRONG"],
    ["a day that is none", csvOf([{ ...line, day: "2026-02-30" }]), "STATEMENT_DAY_WRONG"],
    ["no number", csvOf([{ ...line, number: "" }]), "STATEMENT_NUMBER_MISSING"],
    ["the same number twice", csvOf([line, { ...line, number: "ft 2026 0001" }]), "STATEMENT_TWICE"],
    ["a column too few", "account,number\nA,B\n", "STATEMENT_COLUMN_WRONG"],
    ["a broken quote", csvOf([{ ...line, reference: '"open' }]), "STATEMENT_NOT_READ"],
  ])("with %s is refused, with its line", (_, text, code) => {
    const read = readStatement(bytes(text));
    expect(read).toMatchObject({ ok: false, refusal: { code, line: expect.any(Number) } });
  });

  it("names the line that is wrong", () => {
    const text = camtOf([line, { ...line, number: "FT-0002", amount: "x" }]);
    const wrong = text.split("\n").findIndex((each) => each.includes('<Amt Ccy="EUR">x<')) + 1;
    expect(readStatement(bytes(text))).toMatchObject({ refusal: { line: expect.any(Number) } });
    const read = readStatement(bytes(text));
    expect(!read.ok && Math.abs(read.refusal.line - wrong)).toBeLessThanOrEqual(4);
    expect(readStatement(bytes(csvOf([line, { ...line, number: "FT-0002", amount: "x" }])))).toMatchObject({
      refusal: { line: 3 },
    });
    expect(readStatement(new Uint8Array([0xff, 0xfe, 0x00]))).toMatchObject({ refusal: { code: "STATEMENT_NOT_READ" } });
  });
});
