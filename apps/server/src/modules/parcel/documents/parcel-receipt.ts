import { add, type Money, negate, ok, refuse, subtract, toDecimal } from "@sihai/domain";
import {
  beijing,
  chargeHow,
  depositWords,
  formatDay,
  formatMoney,
  formulaText,
  inLanguage,
  type Language,
  personName,
} from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { orderDict } from "@sihai/text/dict/order";
import { type ParcelWords, parcelDict } from "@sihai/text/dict/parcel";
import { promotionDict } from "@sihai/text/dict/promotion";
import { type ReceiptWords, receiptDict } from "@sihai/text/dict/receipt";
import { storageDict } from "@sihai/text/dict/storage";
import type { Deps } from "#platform";
import { type MoneyPaper, moneyPaper, type PaperLine, printedCountry } from "#printing";
import { cardLines, paperFacts } from "../../payment/index.ts";
import { findParcel } from "../parcel.store.ts";
import { readParcel } from "../read/read-parcel.service.ts";

type Parcel = NonNullable<Awaited<ReturnType<typeof readParcel>>>;
type Asked = { userId: string; packageId: string; language: Language; now: Date };

/** The receipt of one's parcel, in the words and with the amounts of its page. */
export async function parcelReceipt(deps: Deps, { userId, packageId, language, now }: Asked) {
  const parcel = await readParcel(deps, userId, packageId);
  const found = await findParcel(deps.db, userId, packageId);
  if (!parcel || !found) return refuse({ code: "PARCEL_NOT_FOUND" as const });
  const facts = await paperFacts(deps, {
    ...{ userId, language, now },
    of: { purposes: ["parcel", "back-payment"], subjectId: found.id },
  });
  return ok({ mimeType: "application/pdf", bytes: await moneyPaper(await paperOf(parcel, language, facts)) });
}

async function paperOf(parcel: Parcel, language: Language, facts: Awaited<ReturnType<typeof paperFacts>>): Promise<MoneyPaper> {
  const words = await receiptDict.load(language);
  const { consignee, lastName, fullAddress, city, state, zipCode, country } = parcel.address;
  const place = [fullAddress, city, state === city ? "" : state, zipCode, printedCountry(country)].filter(Boolean).join(", ");
  return {
    title: words.parcelPaper[parcel.paidAt ? "receipt" : "invoice"],
    number: parcel.packageId,
    facts: [
      ...facts.head,
      [words.shippedTo, `${personName({ given: consignee, family: lastName }, language)}, ${place}`],
      ...facts.paid,
    ],
    table: {
      columns: [
        { title: words.goods, width: 0.8 },
        { title: words.quantity, width: 0.2, align: "right" },
      ],
      rows: parcel.items.map(({ name, skuName, itemNo, quantity }) => [
        [`${inLanguage(name, language)} (${itemNo})`, ...skuName.map((option) => inLanguage(option, language))].join(", "),
        `${quantity}`,
      ]),
    },
    groups: [inLetters(await costsOf(parcel, language), words), await cardsOf(parcel, language), openOf(parcel, words)],
    notes: [words.inYuan],
  };
}

/**
 * As the parcel's page has them, each with how it came about: deposit and what that is made of, insurance, charges, what was taken off, what the
 * settlement did, and what it comes to.
 */
async function costsOf(parcel: Parcel, language: Language): Promise<PaperLine[]> {
  const [words, storage, off] = await Promise.all([
    parcelDict.load(language),
    storageDict.load(language),
    promotionDict.load(language),
  ]);
  const { insurance, charges, discounts, settlement, total } = parcel;
  const names: Record<string, string | undefined> = words.charges;
  const services: Record<string, { name: string } | undefined> = storage.serviceNames;
  const lines = [
    { label: words.deposit, amount: parcel.deposit, ...(await madeOf(parcel.depositHow, language)) },
    { label: words.insurance, amount: insurance.fee, note: insuranceHow(insurance, words) },
    ...charges.map(({ code, amount, unitPrice, ...charge }) => ({
      ...{ label: names[code] ?? services[code]?.name ?? code, amount },
      note: chargeHow({ ...charge, code, unitPrice: toDecimal(unitPrice) }, words, language),
    })),
    ...discounts.map(({ kind, amount }) => ({ label: off.lines[kind], amount: negate(amount) })),
  ].filter(({ amount }, index) => index === 0 || amount.amount !== 0n);
  const settled = settlement && settledLine(settlement, words, language);
  const label = settled ? words.totalFinal : parcel.paidAt ? words.total : words.totalDue;
  const whole = settlement ? finalTotal(total, settlement) : total;
  return [...lines, ...(settled ? [settled] : []), { label, amount: whole, bold: true }].map((line) => ({
    ...line,
    amount: formatMoney(line.amount),
  }));
}

/** A limit as words, since no typeface of the papers holds its sign. */
function inLetters(lines: readonly PaperLine[], words: ReceiptWords): PaperLine[] {
  const spelt = <Line extends { note?: string }>(line: Line): Line =>
    line.note ? { ...line, note: line.note.replace(/≤\s*([\d.]+\s\w+)/g, (_all, limit: string) => words.upTo(limit)) } : line;
  return lines.map((line) => ({ ...spelt(line), ...(line.within && { within: line.within.map(spelt) }) }));
}

/** What a deposit is made of, and the weight it is reckoned for; one written before its lines were named stays a formula. */
async function madeOf(how: string, language: Language): Promise<Pick<PaperLine, "note" | "within">> {
  const deposit = depositWords(how, await freightDict.load(language), language);
  if (!deposit) return { note: formulaText(how) };
  return { note: deposit.weight, within: deposit.lines.map(({ how: note, ...line }) => ({ ...line, note })) };
}

function insuranceHow({ insured, terms }: Parcel["insurance"], words: ParcelWords): string {
  const of = formatMoney(insured);
  return terms ? words.insuredHow(`${terms.rateBp / 100}%`, of, formatMoney(terms.least)) : words.insured(of);
}

async function cardsOf({ cardPayments }: Parcel, language: Language): Promise<PaperLine[]> {
  const [words, of] = await Promise.all([receiptDict.load(language), orderDict.load(language)]);
  const labelOf = (parcels: number) => (parcels === 1 ? of.chargedToCard(1) : words.chargedForParcels(parcels));
  return cardLines(
    cardPayments.map(({ subjects, ...payment }) => ({ ...payment, label: labelOf(subjects) })),
    of,
  );
}

/** What is paid of it and what is not, as long as a balance is due: a paper must not look like a receipt for all of it. */
function openOf({ total, settlement }: Parcel, words: ReceiptWords): PaperLine[] {
  if (!settlement || settlement.owed.amount === 0n) return [];
  return [
    { label: words.paidSoFar, amount: formatMoney(subtract(finalTotal(total, settlement), settlement.owed)) },
    { label: words.stillToPay, amount: formatMoney(settlement.owed), bold: true },
  ];
}

type Settlement = NonNullable<Parcel["settlement"]>;

function settledLine(
  { outcome, difference, owed, at }: Settlement,
  words: Awaited<ReturnType<typeof parcelDict.load>>,
  language: Language,
) {
  if (outcome === "even") return null;
  if (outcome === "refund")
    return { label: words.backToBalance(formatDay(at.toISOString(), language, beijing)), amount: negate(difference) };
  return { label: owed.amount > 0n ? words.balanceDue : words.balancePaid, amount: difference };
}

function finalTotal(total: Money, { outcome, difference }: Settlement): Money {
  if (outcome === "even") return total;
  return outcome === "refund" ? subtract(total, difference) : add(total, difference);
}
