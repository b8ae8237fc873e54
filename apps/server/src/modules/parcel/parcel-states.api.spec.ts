import * as contract from "@sihai/contract/parcel";
import { type ParcelAction, type ParcelState, parcelActions, parcelStates } from "@sihai/domain/parcel";
import { describe, expect, it } from "vitest";
import { aBuyer, aPhoto, type Client } from "#testing";
import { changeIt } from "../../../testing/parcel/changes.ts";
import { benches, spec, standOnNewGround, stateOf } from "../../../testing/parcel/fixtures.ts";
import { aPaidParcel, aSealedParcel, aSubmittedParcel, leave, packIt } from "../../../testing/parcel/parcels.ts";
import { benchPhoto } from "../../../testing/warehouse/stored-items.ts";
import { recordTracking } from "./transit/record-tracking.service.ts";

standOnNewGround();

describe("a step out of turn", () => {
  const calls: Partial<Record<ParcelAction, (client: Client, packageId: string, photo: string) => Promise<{ ok: boolean }>>> = {
    cancel: (mei, packageId) => mei.call(contract.cancelParcel, { body: { packageId } }),
    "confirm-receipt": (mei, packageId) => mei.call(contract.confirmReceipt, { body: { packageId } }),
    "start-picking": (_, packageId) => benches.packer.call(contract.startPicking, { body: { packageId } }),
    pick: (_, packageId) => benches.packer.call(contract.pickItem, { body: { packageId, itemNo: "INOTTHERE" } }),
    pack: (_, packageId) => benches.packer.call(contract.packParcel, { body: { packageId } }),
    weigh: (_, packageId, photo) =>
      benches.packer.call(contract.weighParcel, {
        body: { packageId, grams: 500, sidesCm: [20, 20, 5], scalePhoto: photo, tapePhoto: photo },
      }),
    "give-waybill": (_, packageId) =>
      benches.dispatcher.call(contract.giveWaybill, { body: { packageId, carrier: "Sihai Line", waybillNo: "SH0000000CN" } }),
    "hand-over": (_, packageId) =>
      benches.dispatcher.call(contract.handOver, { body: { carrier: "Sihai Line", packageIds: [packageId] } }),
    "report-exception": (_, packageId) =>
      benches.dispatcher.call(contract.markException, { body: { packageId, kind: "lost", note: "The carrier's e-mail" } }),
    "take-back": (_, packageId) => benches.dispatcher.call(contract.takeBack, { body: { packageId, shelf: "B-02-1" } }),
    change: async (mei, packageId) => {
      const { revision, items, ...parcel } = await mei.must(contract.parcelDetail, { query: { packageId } });
      return changeIt(mei, {
        packageId,
        revision,
        itemIds: items.map(({ itemId }) => itemId),
        lineId: parcel.line.id,
        services: [],
        declaration: parcel.declaration,
        insuredValue: "0.00",
        identity: { kind: "personal", companyName: "", number: "", kept: true },
        email: parcel.email,
        remark: "another",
        agreedInsurance: true,
        agreedDifference: true,
        total: "0.01",
      });
    },
  };

  /** A parcel in each state, reached by the way it is really reached. */
  async function inState(mei: Client, state: ParcelState): Promise<string> {
    if (state === "unpaid") return (await aSubmittedParcel(spec, mei, benches)).packageId;
    if (state === "unshipped") return (await aPaidParcel(spec, mei, benches)).packageId;
    if (state === "picking" || state === "packed" || state === "cancelled") {
      const parcel = await aPaidParcel(spec, mei, benches);
      if (state === "cancelled") await mei.must(contract.cancelParcel, { body: { packageId: parcel.packageId } });
      else if (state === "picking") await benches.packer.must(contract.startPicking, { body: { packageId: parcel.packageId } });
      else await packIt(benches, parcel.packageId, [parcel.item.itemNo]);
      return parcel.packageId;
    }
    const parcel = await aSealedParcel(spec, mei, benches);
    if (state === "weighed") return parcel.packageId;
    await leave(benches, [parcel.packageId]);
    if (state === "exception") {
      const body = { packageId: parcel.packageId, kind: "lost" as const, note: "The carrier's e-mail" };
      await benches.dispatcher.must(contract.markException, { body });
    }
    if (state === "delivered") {
      const place = { zh: "柏林", en: "Berlin" };
      const scan = { at: spec.deps.clock.now(), country: "DE", place, text: { zh: "已签收", en: "Delivered" } };
      const tracked = { number: parcel.waybillNo, reference: parcel.packageId, stage: "delivered" as const };
      await recordTracking(spec.deps, { ...tracked, events: [{ ...scan, stage: "delivered" }] });
    }
    if (state === "completed") await mei.must(contract.confirmReceipt, { body: { packageId: parcel.packageId } });
    return parcel.packageId;
  }

  const codes: Partial<Record<ParcelAction, string>> = { cancel: "PARCEL_CANCEL_REFUSED", change: "PARCEL_CHANGE_REFUSED" };

  it.each(parcelStates)("is refused and leaves no trace: %s (rule F41)", async (state) => {
    const mei = await aBuyer(spec, "900.00");
    const packageId = await inState(mei, state);
    const photo = await benchPhoto(benches.packer, packageId, await aPhoto());
    const before = await stateOf(packageId);
    expect(before.state).toBe(state);
    for (const [action, call] of Object.entries(calls)) {
      const from: readonly ParcelState[] = parcelActions[action as ParcelAction].from;
      if (from.includes(state)) continue;
      const code = codes[action as ParcelAction] ?? "PARCEL_STATE_REFUSED";
      expect(await call(mei, packageId, photo), action).toMatchObject({ ok: false, code, status: 409 });
    }
    expect(await stateOf(packageId)).toEqual(before);
  });
});
