import { addressList } from "@sihai/contract/address";
import { parcelOptions } from "@sihai/contract/parcel";
import { getWallet } from "@sihai/contract/payment";
import { cnyText } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { parcelDict } from "@sihai/text/dict/parcel";
import { promotionDict } from "@sihai/text/dict/promotion";
import { storageDict } from "@sihai/text/dict/storage";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { clearParcelSubmit, useParcelSubmit } from "../src/stores/parcel-submit.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { parcelOffer } from "../testing/parcel-offer.ts";
import { aWallet, homeAddress } from "../testing/things.ts";

const depositHow =
  "0.720 kg: freight 102.00 = 102.00 (0.720 kg ≤ 1.000 kg); member-discount -3.06 = -102.00 × 3 %; fuel 12.24 = 102.00 × 12 %; remote 60.00 = 60.00 (101…)";

it.each(["en", "zh"] as const)(
  "every fee of a parcel to be paid has its name and opens into its formula, in %s",
  async (language) => {
    const words = await parcelDict.load(language);
    const [{ quoteLabels, formula }, { serviceNames, submitFor }] = await Promise.all([
      freightDict.load(language),
      storageDict.load(language),
    ]);
    const off = await promotionDict.load(language);
    const wire = shopWire();
    wire.answering(getWallet, { data: aWallet("500.00") });
    wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
    wire.answering(parcelOptions, {
      data: {
        ...parcelOffer,
        eligible: parcelOffer.eligible.map((one) => ({ ...one, deposit: "171.18", depositHow, taxRateBp: 3350 })),
        charges: [{ code: "storage", quantity: 4, unitPrice: "0.50", amount: "2.00", how: "4 × 0.50" }],
        promotions: { ...parcelOffer.promotions, credits: { ...parcelOffer.promotions.credits, balance: 250 } },
        services: [{ code: "vacuum", group: "value-added", unit: "piece", price: "5.00" }],
      },
    });
    clearParcelSubmit();
    useParcelSubmit.setState({
      ...{ diItemList: ["1"], selectDelivery: "air", email: null, insuranceListParams: { insuredValue: "39.00" } },
      pkgUsePoint: 200,
      valueAddedDeliveryOrderService: [{ code: "vacuum", items: [{ itemId: "1", quantity: 1 }] }],
    });
    await openPage("/order/in-storage/submit", { user: mei, search: { itemIds: ["1"] }, language });

    await expect.element(page.getByRole("button", { name: submitFor(cnyText("191.24")) })).toBeVisible();
    const fees = [
      [quoteLabels["member-discount"], formula.share("3%", cnyText("102.00"))],
      [quoteLabels.fuel, formula.share("12%", cnyText("102.00"))],
      [quoteLabels.remote, formula.postcode("101", cnyText("60.00"))],
      [words.insurance, words.insuredHow("2%", cnyText("39.00"), cnyText("2.00"))],
      [serviceNames.vacuum.name, words.unitPrice(cnyText("5.00"), 1)],
      [words.charges.storage, words.chargeHow.storage(4, cnyText("0.50"))],
      [off.lines.credits, off.creditsUsed("200")],
      [words.charges["prepaid-tax"], words.chargeHow["prepaid-tax"]("US$ 5.46 ÷ 0.14 × 33.5%")],
    ] as const;
    for (const [name, how] of fees) {
      const line = page.getByRole("group").filter({ hasText: how });
      await expect.element(line).toHaveTextContent(name);
      if (!line.element().hasAttribute("open")) await userEvent.click(line.element().querySelector("summary") ?? document.body);
      await expect.element(line.getByText(how)).toBeVisible();
    }
  },
);
