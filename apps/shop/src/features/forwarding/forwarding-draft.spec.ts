import { readPastedNumbers } from "@sihai/domain/forwarding";
import { seededSettings } from "@sihai/domain/setting";
import { beforeEach, describe, expect, it } from "vitest";
import {
  aParcel,
  courierFor,
  forwardingDraft,
  itemDraft,
  keepItem,
  resetForwardingDraft,
  withNumbers,
  withService,
} from "./forwarding-draft.ts";

const { couriers } = seededSettings;
const item = { name: "杯", classId: "cups", quantity: 1, unitValue: "9.00", remark: "", pictures: [] };

describe("an announcement being written", () => {
  beforeEach(resetForwardingDraft);

  it("names the courier by the number until the customer does", () => {
    expect(courierFor("SF1234567890123", { courier: null, isChosen: false }, couriers)).toBe("sf");
    expect(courierFor("YT1234567890123", { courier: "zto", isChosen: true }, couriers)).toBe("zto");
  });
  it("takes pasted numbers instead of an untouched parcel, each once", () => {
    const two = withNumbers([aParcel()], readPastedNumbers("SF1234567890123\nYT1234567890123", couriers));
    const again = withNumbers(two, readPastedNumbers("SF1234567890123", couriers));
    expect(again.map(({ trackingNo }) => trackingNo)).toEqual(["SF1234567890123", "YT1234567890123"]);
  });
  it("keeps an item at its place", () => {
    keepItem(0, 0, item);
    keepItem(0, 0, { ...item, quantity: 3 });
    keepItem(0, 9, { ...item, name: "碗" });
    const [parcel] = forwardingDraft.read().parcels;
    expect(parcel?.items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["杯", 3],
      ["碗", 1],
    ]);
  });
  it("never both opens a box and leaves it shut", () => {
    const opened = withService(withService([], "open-box", true), "invoice-removal", true);
    const shut = withService(opened, "original-packing", true);
    expect(shut).toEqual(["original-packing"]);
    expect(withService(shut, "open-box", true)).toEqual(["open-box"]);
  });
  it("begins anew once it was sent, with a parcel to write in and no item half written", () => {
    itemDraft.keep("0:0", item);
    keepItem(0, 0, item);
    resetForwardingDraft();
    expect(forwardingDraft.read().parcels).toEqual([aParcel()]);
    expect(itemDraft.keptOf("0:0")).toBeNull();
  });
});
