import { addressList } from "@sihai/contract/address";
import { listGoodsClasses, readCurves } from "@sihai/contract/freight";
import { getWallet, listCards } from "@sihai/contract/payment";
import { listStorage, readStoredItem } from "@sihai/contract/storage";
import { claimDict } from "@sihai/text/dict/claim";
import { freightDict } from "@sihai/text/dict/freight";
import { orderDict } from "@sihai/text/dict/order";
import { parcelDict } from "@sihai/text/dict/parcel";
import { paymentDict } from "@sihai/text/dict/payment";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { planDict } from "@sihai/text/dict/plan";
import { returnDict } from "@sihai/text/dict/return";
import { storageDict } from "@sihai/text/dict/storage";
import { transferDict } from "@sihai/text/dict/transfer";
import { dialogHolds } from "@sihai/ui/testing";
import { describe, it } from "vitest";
import { ContestSheet } from "../../src/features/claim/ContestSheet.tsx";
import { ExcludedLines } from "../../src/features/freight/ExcludedLines.tsx";
import { FilterSheet } from "../../src/features/freight/FilterSheet.tsx";
import { LineReminder } from "../../src/features/freight/LineReminder.tsx";
import { ChangeGoods } from "../../src/features/parcel/change/ChangeGoods.tsx";
import { ChangePassword } from "../../src/features/parcel/change/ChangePassword.tsx";
import { DeliveryCard } from "../../src/features/parcel/submit/DeliveryCard.tsx";
import { LineChoice } from "../../src/features/parcel/submit/LineChoice.tsx";
import { SavedCards } from "../../src/features/payment/cards/SavedCards.tsx";
import { NoPasswordSheet } from "../../src/features/payment/NoPasswordSheet.tsx";
import { PasswordSheet } from "../../src/features/payment/PasswordSheet.tsx";
import { RechargeSheet } from "../../src/features/payment/wallet/RechargeSheet.tsx";
import { AdjustPlan } from "../../src/features/plan/AdjustPlan.tsx";
import { ExtendSheet } from "../../src/features/storage/ExtendSheet.tsx";
import { SplitSheet } from "../../src/features/storage/SplitSheet.tsx";
import { StoredItemSheet } from "../../src/features/storage/StoredItemSheet.tsx";
import { ExchangeSheet } from "../../src/features/transfer/ExchangeSheet.tsx";
import { shopWire } from "../../testing/open-page.tsx";
import { openPart, type Part } from "../../testing/open-part.tsx";
import { parcelOffer } from "../../testing/parcel-offer.ts";
import { aWallet, homeAddress, storedCup } from "../../testing/things.ts";

type Case = Part & { of: string };

const nothing = () => undefined;
const cups = { ...storedCup, quantity: 3 };
const other = { ...storedCup, itemId: "2", itemNo: "W2" };
const offer = { held: { amount: "60.00", currency: "USD" as const }, rateId: "4", rate: "0.14", gets: "428.57" };
const filters = { services: ["air" as const], taxes: [], takes: [], insurable: false };
const [air] = parcelOffer.eligible;
if (!air) throw new Error("the offer of a parcel has a line");
const tooHeavy = { code: "too-heavy" as const, limit: 300, actual: 420, itemIds: ["1"] };

const cases: Case[] = [
  {
    of: "features/claim/ContestSheet.tsx",
    dicts: [claimDict],
    part: ({ open, close }) => (open ? <ContestSheet claimNo="CL100001" title="CL100001" onClose={close} /> : null),
  },
  {
    of: "features/freight/ExcludedLines.tsx",
    dicts: [freightDict],
    opensItself: true,
    part: () => (
      <ExcludedLines excluded={[{ line: air.line, refusals: [tooHeavy] }]} items={[storedCup]} splitHref="/en/package/plan" />
    ),
  },
  {
    of: "features/freight/LineReminder.tsx",
    dicts: [freightDict],
    part: ({ open, close }) => (
      <LineReminder
        line={open ? air.line : null}
        quote={air.quote}
        country="DE"
        detailsHref="/en/calculator/detail"
        deposit={air.deposit}
        onClose={close}
        onChoose={close}
      />
    ),
  },
  {
    of: "features/freight/FilterSheet.tsx",
    dicts: [freightDict],
    part: ({ open, close }) => (
      <FilterSheet open={open} onClose={close} offered={filters} filters={filters} fitting={2} onChange={nothing} />
    ),
  },
  {
    of: "features/parcel/change/ChangeGoods.tsx",
    dicts: [parcelDict],
    opensItself: true,
    part: () => <ChangeGoods items={[storedCup]} parcel={{ warehouse: 1, items: [] }} onChange={nothing} />,
  },
  {
    of: "features/parcel/change/ChangePassword.tsx",
    dicts: [paymentDict, parcelDict],
    part: ({ open, close }) =>
      open ? (
        <ChangePassword
          amount="20.00"
          problem={{ code: "BALANCE_NOT_ENOUGH", text: "", short: "8.00" }}
          pending={false}
          onPassword={nothing}
          onClose={close}
        />
      ) : null,
  },
  {
    of: "features/parcel/submit/DeliveryCard.tsx",
    dicts: [storageDict],
    opensItself: true,
    part: () => <DeliveryCard addresses={[homeAddress]} chosen={homeAddress} onChoose={nothing} />,
  },
  {
    of: "features/parcel/submit/LineChoice.tsx",
    dicts: [storageDict, freightDict],
    part: ({ open, close }) => (
      <LineChoice
        options={parcelOffer}
        chosen={air}
        declared="5.46"
        lines={1}
        comparing={open}
        onCompare={(comparing) => comparing || close()}
        onChoose={nothing}
      />
    ),
  },
  { of: "features/payment/cards/SavedCards.tsx", dicts: [paymentDict], opensItself: true, part: () => <SavedCards /> },
  {
    of: "features/payment/NoPasswordSheet.tsx",
    dicts: [paymentDict],
    part: ({ open, close }) => (
      <NoPasswordSheet open={open} onClose={close}>
        246810
      </NoPasswordSheet>
    ),
  },
  {
    of: "features/payment/PasswordSheet.tsx",
    dicts: [paymentDict],
    part: ({ open, close }) => (
      <PasswordSheet open={open} onClose={close} onPassword={nothing}>
        246810
      </PasswordSheet>
    ),
  },
  {
    of: "features/payment/wallet/RechargeSheet.tsx",
    dicts: [walletDict],
    part: ({ open, close }) => <RechargeSheet open={open} onClose={close} />,
  },
  {
    of: "features/plan/AdjustPlan.tsx",
    dicts: [planDict, storageDict],
    opensItself: true,
    part: () => <AdjustPlan plan={{ addressId: homeAddress.addressId, items: [] }} />,
  },
  {
    of: "features/storage/ExtendSheet.tsx",
    dicts: [storageDict],
    part: ({ open, close }) => (open ? <ExtendSheet items={[storedCup]} onClose={close} /> : null),
  },
  {
    of: "features/storage/SplitSheet.tsx",
    dicts: [storageDict],
    part: ({ open, close }) => (open ? <SplitSheet item={cups} onClose={close} /> : null),
  },
  {
    of: "features/storage/StoredItemSheet.tsx",
    dicts: [storageDict, returnDict, orderDict],
    part: ({ open, close }) => (open ? <StoredItemSheet itemId="1" onClose={close} /> : null),
  },
  {
    of: "features/transfer/ExchangeSheet.tsx",
    dicts: [transferDict],
    part: ({ open, close }) => (open ? <ExchangeSheet offer={offer} onClose={close} /> : null),
  },
];

describe.each(["zh", "en"] as const)("in %s", (language) => {
  it.each(cases)("the dialog of $of holds", async ({ of, ...part }) => {
    const wire = shopWire();
    wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
    const counts = { warehouses: [{ warehouse: 1, items: 2 }], within10: 0, within30: 0, within60: 2, overdue: 0 };
    wire.answering(listStorage, { data: { list: [storedCup, other], total: 2, grams: 840, page: 1, pageSize: 100, counts } });
    wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
    wire.answering(readCurves, { data: { curves: [] } });
    wire.answering(getWallet, { data: aWallet("60.00") });
    wire.answering(readStoredItem, { data: { ...cups, state: "stored", steps: [] } });
    const card = { cardId: "7", brand: "visa", last4: "4242", expiry: "09/27", isDefault: false, isExpired: false };
    wire.answering(listCards, { data: { list: [card] } });
    await dialogHolds(of, await openPart(part, language));
  });
});
