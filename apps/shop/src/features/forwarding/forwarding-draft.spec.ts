import { readPastedNumbers } from "@sihai/domain/forwarding";
import { seededSettings } from "@sihai/domain/setting";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addParcels,
  chooseService,
  keepItem,
  removeParcel,
  resetForwardingDraft,
  typeNumber,
  useForwardingDraft,
} from "./forwarding-draft.ts";

const { couriers } = seededSettings;
const item = { name: "杯", classId: "cups", quantity: 1, unitValue: "9.00", remark: "", pictures: [] };
function first() {
  const [parcel] = useForwardingDraft.getState().parcels;
  if (!parcel) throw new Error("no parcel");
  return parcel;
}

describe("an announcement being written", () => {
  beforeEach(resetForwardingDraft);

  it("names the courier by the number until the customer does", () => {
    typeNumber(first(), "SF1234567890123", couriers);
    expect(first().courier).toBe("sf");
    useForwardingDraft.setState(({ parcels }) => ({
      parcels: parcels.map((each) => ({ ...each, courier: "zto", isChosen: true })),
    }));
    typeNumber(first(), "YT1234567890123", couriers);
    expect(first().courier).toBe("zto");
  });
  it("takes pasted numbers instead of an untouched parcel, each once", () => {
    addParcels(readPastedNumbers("SF1234567890123\nYT1234567890123", couriers));
    addParcels(readPastedNumbers("SF1234567890123", couriers));
    expect(useForwardingDraft.getState().parcels.map(({ trackingNo }) => trackingNo)).toEqual([
      "SF1234567890123",
      "YT1234567890123",
    ]);
  });
  it("keeps an item at its place", () => {
    keepItem(0, 0, item);
    keepItem(0, 0, { ...item, quantity: 3 });
    keepItem(0, 9, { ...item, name: "碗" });
    expect(first().items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["杯", 3],
      ["碗", 1],
    ]);
  });
  it("never both opens a box and leaves it shut", () => {
    chooseService(first(), "open-box", true);
    chooseService(first(), "invoice-removal", true);
    chooseService(first(), "original-packing", true);
    expect(first().services).toEqual(["original-packing"]);
    chooseService(first(), "open-box", true);
    expect(first().services).toEqual(["open-box"]);
  });
  it("always has a parcel to write in", () => {
    removeParcel(first().key);
    expect(useForwardingDraft.getState().parcels).toHaveLength(1);
  });
});
